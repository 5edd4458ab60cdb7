/** The squares of a map as an image with a dot for each. It is made once; to move and to magnify it a canvas stretches it. */

/** Colours as a canvas has them in memory. */
function inks(colours: string[]): Uint32Array {
  const canvas = document.createElement('canvas');
  canvas.width = colours.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  colours.forEach((colour, i) => {
    context.fillStyle = colour;
    context.fillRect(i, 0, 1, 1);
  });
  return new Uint32Array(context.getImageData(0, 0, colours.length, 1).data.buffer);
}

/** The number of each square's colour, the top row first; -1 where none is drawn. Row 0 of the map is its last. */
export function numbered(side: number, colourOf: (x: number, y: number) => number): Int32Array {
  const numbers = new Int32Array(side * side);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) numbers[(side - 1 - y) * side + x] = colourOf(x, y);
  return numbers;
}

/** @param colourOf which of the colours a square has; -1 for none */
export function squares(side: number, colours: string[], colourOf: (x: number, y: number) => number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(side, side);
  const dots = new Uint32Array(image.data.buffer);
  const ink = inks(colours);
  numbered(side, colourOf).forEach((number, i) => {
    if (number >= 0) dots[i] = ink[number]!;
  });
  context.putImageData(image, 0, 0);
  return canvas;
}
