import { describe, expect, it } from 'vitest';
import { added, asked, broken, compares, comparison, csv, latex, read, sided, strange, unnamed } from './sheet';

describe('a worksheet', () => {
  const cells = ['G = {3|1}', 'H := G + *', 'K = H + G', '1/2 + 1/2 = 1', 'G = H', 'domineering 2x3'];

  it('has names, and compares what has one already', () => {
    expect(read(cells).map(({ name }) => name)).toEqual(['G', 'H', 'K', undefined, undefined, undefined]);
    expect(read(cells)[4]).toEqual({ text: 'G = H' });
  });

  it('asks with the names that a cell needs, each after those that it needs itself', () => {
    expect(asked(cells, 0)).toBe('{3|1}');
    expect(asked(cells, 2)).toBe('G := {3|1}; H := G + *; H + G');
    expect(asked(cells, 4)).toBe('G := {3|1}; H := G + *; G = H');
    expect(asked(cells, 5)).toBe('domineering 2x3');
  });

  it('knows no name from a cell below, and none that stands for itself', () => {
    expect(asked(['G + 1', 'G = 2'], 0)).toBe('G + 1');
    expect(asked(['G = G + 1'], 0)).toBe('G + 1');
    expect(asked(['G = G + 1', 'G + G'], 1)).toBe('G := G + 1; G + G');
  });

  it('ends with names in a circle', () => {
    const circle = ['A = B', 'B = A', 'A + B', 'C = B + C'];
    expect(circle.map((_, at) => asked(circle, at))).toEqual(['B', 'A := B; A', 'A := B; B := A; A + B', 'A := B; B := A; B + C']);
  });

  it('tells which name is to blame', () => {
    const lines = ['A = {3|', 'B = 2', 'C = B + A', 'C + B', 'B'];
    expect(lines.map((_, at) => broken(lines, at, (i) => i === 0 || i === 2))).toEqual([undefined, undefined, 'A', 'A', undefined]);
  });

  it('uses a name as it is given last above a cell', () => {
    expect(asked(['G := 1', 'H = G', 'G := H + 1', 'G + H'], 3)).toBe('G := 1; H := G; G := H + 1; G + H');
    expect(asked(['G := 1', 'G := 2', 'G'], 2)).toBe('G := 2; G');
  });

  it('leaves a cell of several steps as it is', () => {
    expect(read(['K := 2; K + 1'])).toEqual([{ text: 'K := 2; K + 1' }]);
    expect(asked(['K := 2; K + 1', 'K = 3', 'K + 1'], 2)).toBe('K := 3; K + 1');
  });

  it('puts a name above the cells that wait for it', () => {
    expect(added(['3', 'K + 1', 'K'], 'K = 2')).toEqual(['3', 'K = 2', 'K + 1', 'K']);
    expect(added(['K = 1', 'K + 1'], 'K := 2')).toEqual(['K = 1', 'K + 1', 'K := 2']);
    expect(added(['3', '4'], '3')).toEqual(['4', '3']);
    expect(added([], 'G = 1')).toEqual(['G = 1']);
  });

  it('tells which word no game and no cell has', () => {
    expect(strange(['G = {3|1}', 'G + x'], 1, 'G')).toBe('x');
    expect(strange(['G = {3|1}', '2G + y'], 1, '2G')).toBe('y');
    expect(strange(['G = {3|1}', 'H + x'], 1, 'H')).toBeUndefined();
    expect(strange(['G = {3|1}', 'G + v'], 1, 'G')).toBeUndefined();
  });

  it('tells a name without a value from a function', () => {
    expect(unnamed(['K + 1', 'K = 2'], 0, 'K')).toBe(true);
    expect(unnamed(['K = 2', 'K + domineering'], 1, 'K')).toBe(false);
    expect(unnamed(['Mean(3)'], 0, 'Mean')).toBe(false);
    expect(unnamed(['{3|q}'], 0, 'q')).toBe(false);
  });

  it('compares cells by their names, and positions as terms', () => {
    const [g, , , , , board] = read(cells);
    expect(comparison(g!, board!)).toBe('G ? game(domineering 2x3)');
    expect(comparison({ text: 'v*' }, { text: '^' })).toBe('v* ? ^');
    expect(asked([...cells, 'G ? H + 1'], 6)).toBe('G := {3|1}; H := G + *; G = H + 1');
    expect(compares('G ? H')).toBe(true);
    expect(compares('G = H')).toBe(false);
  });

  it('tells comparisons from values', () => {
    expect(['G ? H', 'G > 2', '^ <> *', '1/2 + 1/2 = 1', '{0|1} <= 1'].filter(sided)).toHaveLength(5);
    expect(['G + G', '{2||1|0}', 'domineering 2x3', '^3*2'].filter(sided)).toEqual([]);
  });

  it('takes brackets after an arrow for an exponent', () => {
    expect(['^<3>', 'v<2>* + 1', '^<3> + ^<2>'].map(sided)).toEqual([false, false, false]);
    expect(['^ < 3', '1 <2', '^<3> > ^', '^ <= ^<2>', '2 > 1', '^<*'].map(sided)).toEqual([true, true, true, true, true, true]);
    expect(latex(['^<3> + v[2]'], () => ({ latex: 'x' }))).toContain('{\\uparrow}^{3} + {\\downarrow}^{[2]} &= x');
  });

  it('is a table and a document', () => {
    const found = (at: number) => [{ value: '{3|1}', latex: '\\{3|1\\}', facts: [{ name: 'options', said: '\\(3\\)   \\({\\ast}2\\)', plain: '3   *2' }] }, undefined, undefined, undefined, { left: 'G', right: 'H', order: '<>' }, { value: 'a,b', latex: 'x' }][at];
    expect(csv(cells, found)).toBe('name,expression,value,options\r\nG,{3|1},{3|1},3; *2\r\n,G = H,<>,\r\n,domineering 2x3,"a,b",\r\n');
    expect(latex(cells, found)).toBe('\\begin{align*}\nG &= \\{3 \\mid 1\\} \\\\\nG &\\parallel H \\\\\n\\text{domineering 2x3} &= x\n\\end{align*}\n');
    expect(latex(['{2||1|0} + G', '^*'], () => ({ latex: '\\{2||1|0\\}' }))).toBe('\\begin{align*}\n\\{2 \\mathrel{||} 1 \\mid 0\\} + G &= \\{2 \\mathrel{||} 1 \\mid 0\\} \\\\\n{\\uparrow}{\\ast} &= \\{2 \\mathrel{||} 1 \\mid 0\\}\n\\end{align*}\n');
  });
});
