import { expect, test } from 'vitest';
import { pretty, signs, valued } from './pretty';

test('formulas have the signs of print', () => {
  expect(pretty('a_n = floor(n * phi) and b_n = a_n + n')).toBe('aₙ = ⌊n · φ⌋ and bₙ = aₙ + n');
  expect(pretty('floor((n + floor(m / 2)) * sqrt(5)) <= 3')).toBe('⌊(n + ⌊m / 2⌋) · √5⌋ ≤ 3');
  expect(pretty('tau^8(a), a_i, phi^2, n^k, 2^24, x_12, a_b, n^(k+1)')).toBe('τ⁸(a), aᵢ, φ², nᵏ, 2²⁴, x₁₂, a_b, n^(k+1)');
  expect(pretty('T_n = T_(n-1) + T_(n-2), B_i - A_i, between -2 and 1')).toBe('Tₙ = Tₙ₋₁ + Tₙ₋₂, Bᵢ − Aᵢ, between −2 and 1');
  expect(pretty('G(n) = 1 << n, (1 << m) - 1, k * (1 << (m+1)), 1 << n + 1')).toBe('G(n) = 2ⁿ, 2ᵐ − 1, k · 2^(m+1), 1 << n + 1');
  expect(pretty('-2 < x')).toBe('−2 < x');
  expect(pretty('G- = G, G-(n), G - H')).toBe('G⁻ = G, G⁻(n), G − H');
  expect(pretty('floor(n')).toBe('floor(n');
  expect(pretty('G(n+7) = G(n), and G begins 0 1')).toBe('G(n+7) = G(n), and G begins 0 1');
});

test('values have the signs of print, sums stay', () => {
  expect(signs('+-2 + * >= +-{1|0}')).toBe('±2 + * ≥ ±{1|0}');
  expect(signs('1 +-')).toBe('1 +-');
  expect(signs('at most b(n) = floor(sqrt(n)), and b grows')).toBe('at most b(n) = ⌊√n⌋, and b grows');
  expect(signs('9 -> 1 + 7, a->ab')).toBe('9 → 1 + 7, a->ab');
});

test.each([
  ['v is dominated: v >= {*|vv}, and Right', '↓ is dominated: ↓ ≥ {∗|⇓}, and Right'],
  ['-1/2* is dominated: -1/2* <= 1/4', '−1/2∗ is dominated: −1/2∗ ≤ 1/4'],
  ['to {^^*||0|vv*}', 'to {⇑∗∥0|⇓∗}'],
  ['to ^', 'to ↑'],
  ['value *', 'value ∗'],
  ['value ^<3>, v<2>*', 'value ↑³, ↓²∗'],
  ['2+Tiny(2)|Miny(2)', '2+₂|−₂'],
  ['{2+Tiny(2)|Miny(2)}', '{2+₂|−₂}'],
  ['+-{1,*}', '±{1,∗}'],
  ['stops 1/4, -1/4', 'stops 1/4, −1/4'],
])('the values of %s', (typed, said) => expect(valued(typed)).toBe(said));

test.each([
  ['17 = 3 + 2 * 7, k * n', '17 = 3 + 2 · 7, k · n'],
  ['34 > phi * 21', '34 > φ · 21'],
  ['the values 1/4, -1/2*, * and -1/4*', 'the values 1/4, −1/2∗, ∗ and −1/4∗'],
  ['* is dominated: * <= 1/4', '∗ is dominated: ∗ ≤ 1/4'],
  ['{1|a value with stops 0 and 0,{1|0||-1*}}', '{1|a value with stops 0 and 0,{1|0∥−1∗}}'],
  ['12 = 2^2 * 3: taking 2^j, below 2^24.', '12 = 2² · 3: taking 2ʲ, below 2²⁴.'],
  ['d with v2(d) < k', 'd with v₂(d) < k'],
  ['a heap of b - 1, 4 - k or n - b(n)', 'a heap of b − 1, 4 − k or n − b(n)'],
])('stars are products or values in %s', (typed, said) => expect(valued(typed)).toBe(said));

test.each(['0-1b, 1-2r, 10-12 and xo/ox', '../.. at 1,2', 'a1-d1 makes it 1 + 2'])('%s stays', (text) =>
  expect(valued(text)).toBe(text));
