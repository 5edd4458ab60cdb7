/** A lesson for the ideas of each of the five texts: what to read, what to try, what to look at, and a game at the end. */
import { FRESH, write, type Link } from './link';
import type { Side } from './wire';
import { t } from './words';

export interface Step {
  text: string;
  /** A position in which to find a winning move. */
  task?: { start: string; first?: Side; play?: 'misere' };
  /** A page that shows more. */
  look?: { name: string; address: string };
}

export interface Lesson {
  /** The number of its text. */
  id: string;
  title: string;
  about: string;
  steps: Step[];
  /** The match at its end, which can be won. */
  match: string;
}

const match = (link: Partial<Link> & { start: string }): string => '/play' + write({ ...FRESH, level: 'perfect', ...link });

export const lessons = (): Lesson[] => [
  {
    id: '002',
    title: t('Nim, and the number of a position'),
    about: t('Why every game in which both players have the same moves acts like a heap of Nim.'),
    steps: [
      {
        text: t('Take as many as you like from one heap. The player who takes the last one wins. When two heaps are equal, the player to move loses, because the other player copies every move. Make them equal.'),
        task: { start: 'nim 3 5' },
      },
      {
        text: t('With more heaps, write each as a sum of different powers of two: 3 = 2 + 1, 4 = 4, 5 = 4 + 1. The player to move loses exactly when every power occurs an even number of times. Here 4 occurs twice, 2 once and 1 twice. Find the move that mends it.'),
        task: { start: 'nim 3 4 5' },
      },
      {
        text: t('Every position of such a game acts like one heap of Nim. Its size is the nim-value: the least number that is not the nim-value of a position after one move. If you may take 1, 3 or 4, heaps of 0, 1, 2 and so on have the values 0 1 0 1 2 3 2, over and over. Find a move after which both heaps have the same value.'),
        task: { start: 'take:1,3,4 6 10' },
        look: { name: t('The values of this game'), address: '/sequences?rules=take:1,3,4' },
      },
    ],
    match: match({ start: 'nim 2 5 1 7 3' }),
  },
  {
    id: '001',
    title: t('A queen and the golden section'),
    about: t('Three ways to find the losing positions of Wythoff’s game.'),
    steps: [
      {
        text: t('A queen moves left, down, or diagonally down and left, as far as you like. The player who brings her to the corner wins. From some squares, the player to move loses. Move her to such a square.'),
        task: { start: 'queens 3,1' },
      },
      {
        text: t('The losing squares are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10) and so on, and their mirror images. Each pair begins with the least number that has not been used, and the numbers of the n-th pair differ by n. On the map they lie along two lines whose slopes are the golden section φ = 1.618 … and 1/φ.'),
        task: { start: 'queens 6,8' },
        look: { name: t('The map of the values'), address: '/boards?game=wythoff&to=40' },
      },
      {
        text: t('With two heaps it is the same game: take from one heap, or the same number from both. The n-th losing pair is nφ and nφ + n, both rounded down. Written with a digit for each Fibonacci number, the first of a pair ends in an even number of zeros, and the second is the first with one more zero.'),
        task: { start: 'wythoff 6 11' },
        look: { name: t('The proof for heaps of all sizes'), address: '/proofs?statement=wythoff' },
      },
    ],
    match: match({ start: 'wythoff 8 12' }),
  },
  {
    id: '003',
    title: t('Hot and cold positions'),
    about: t('Two rules that fill the board of Wythoff’s game from the corner.'),
    steps: [
      {
        text: t('A position is cold if the player to move loses, and hot if that player can win. The empty board is cold. A position from which some move leads to a cold one is hot. If all its moves lead to hot ones, it is cold. Move to a cold position.'),
        task: { start: 'wythoff 2 3' },
        look: { name: t('Paint the cold positions yourself'), address: '/boards?game=wythoff&to=12&paint=1' },
      },
      {
        text: t('The cold pairs (1, 2), (3, 5), (4, 7), (6, 10), (8, 13) and so on use every number exactly once. The reason is Beatty’s theorem: 1/φ + 1/φ² = 1, so the numbers nφ and nφ², rounded down, are all different and leave none out.'),
        task: { start: 'wythoff 10 15' },
      },
    ],
    match: match({ start: 'wythoff 7 9' }),
  },
  {
    id: '000',
    title: t('Three heaps and the Tribonacci word'),
    about: t('A game made from a word, so its losing positions are known.'),
    steps: [
      {
        text: t('Begin with a, and replace every a by ab, every b by ac, and every c by a, again and again: a, ab, abac, abacaba, abacabaabacab. The places of the first a, b and c are 1, 2 and 4, those of the second 3, 6 and 11, those of the third 5, 9 and 17. These triples are the losing positions of a game with three heaps. Move to one of them.') + ' ' + t('From 3 5 10 you may take 1, 1 and 2 from the heaps, since no number is more than the other two together. You may also take 1, 1 and 3, since 3 is more than twice 1. You may not take 1, 2 and 4: 4 is more than 1 and 2 together, and no two of the numbers are equal.'),
        task: { start: 'tribonacci 1 2 5' },
        look: { name: t('The triples in space'), address: '/boards?show=cloud' },
      },
      {
        text: t('The n-th triple can be found without the word. Its first number is the least that has not been used. The difference of the first two is the least number that is no difference of neighbours in an earlier triple. The third number is the sum of the first two and n.'),
        task: { start: 'tribonacci 3 7 11' },
        look: { name: t('The proof for heaps of all sizes'), address: '/proofs?statement=tribonacci' },
      },
    ],
    match: match({ start: 'tribonacci 3 6 12' }),
  },
  {
    id: '004',
    title: t('When the last move loses, and when the players differ'),
    about: t('The game of the film “Last Year at Marienbad”, and games that have values instead of sizes.'),
    steps: [
      {
        text: t('In the film “Last Year at Marienbad” the player who takes the last match loses. Play as in Nim until your move would leave only heaps of one; then leave an odd number of them. Find that move.'),
        task: { start: 'nim 1 1 3', play: 'misere' },
      },
      {
        text: t('In other games the players have different moves. Here Left places dominoes upright, Right places them flat, and the player with no room loses. You are Left. Find a winning move.'),
        task: { start: 'domineering 3x3', first: 'left' },
      },
      {
        text: t('The value of such a position is written as what the moves of Left and Right lead to: {0}. {1} is 0, {2} is 1, a free move for Left, and {3} is −1. Left wins if the value is more than 0, and the values of separate boards add up.', '{L\u00a0|\u00a0R}', '{\u00a0|\u00a0}', '{0\u00a0|\u00a0}', '{\u00a0|\u00a00}') + ' ' + t('Here the tall board is 1, and the square one is {0}: whoever moves there gains. You are Left. Find a move after which the sum is more than 0.', '{1\u00a0|\u00a0−1}'),
        task: { start: 'domineering 2x1 + domineering 2x2', first: 'left' },
        look: { name: t('Some boards and their values'), address: '/values?cell=domineering+2x1&cell=domineering+2x2&cell=domineering+2x3&cell=domineering+2x1+%2B+domineering+2x2' },
      },
    ],
    match: match({ start: 'domineering 4x4' }),
  },
];
