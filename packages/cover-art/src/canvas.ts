/**
 * What a cover is painted with: the part of the HTML canvas that styles use, which a browser has and servers bring. It stands here
 * because this package knows neither.
 */
export type Gradient = { addColorStop(at: number, colour: string): void };

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

export type Canvas = { width: number; height: number; getContext(kind: '2d'): Context };

/** What draws an image takes any object here, and a canvas of its own kind where it is real. */
export type Context = {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  letterSpacing: string;
  textBaseline: string;
  textAlign: string;
  direction: string;
  save(): void;
  restore(): void;
  scale(x: number, y: number): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  bezierCurveTo(
    ...points: [x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  ): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  drawImage(image: object, ...box: number[]): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
  createRadialGradient(
    ...circles: [x1: number, y1: number, r1: number, x2: number, y2: number, r2: number]
  ): Gradient;
  createPattern(image: object, repetition: 'repeat'): unknown;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
};

/** A canvas of so many pixels. */
export type CreateCanvas = (width: number, height: number) => Canvas;
