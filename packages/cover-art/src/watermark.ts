import type { Context } from './canvas.ts';
import { familyOf } from './paint-type.ts';
import type { Scene } from './scene.ts';

/** Where the marks of one cover begin: of another one they lie otherwise, so that no mean of several shows the grid. */
export type MarkPhase = { x: number; y: number; angle: number };

/** What is written all over a cover that is not to be published. */
export type CoverMark = { words: string; phase: MarkPhase };

/** From mark to mark, in short sides: any window of a fifth of the cover has some of one. */
const [apart, between] = [0.44, 0.16];

/** Paints words all over a cover, above everything else: light, with a dark edge, so that they show on any ground. */
export function paintMark(
  context: Context,
  { frame: { width, height } }: Pick<Scene, 'frame'>,
  words: string,
  { x, y, angle }: MarkPhase,
): void {
  const [size, scale] = [0.046, 1000];
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 6 + (angle - 0.5) * 0.12);
  context.scale(1 / scale, 1 / scale);
  context.font = `${size * scale}px ${familyOf('archivo-700')}`;
  context.letterSpacing = `${0.1 * size * scale}px`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 0.003 * scale;
  const far = Math.hypot(width, height) / 2 + apart;
  for (let [down, row] = [-far + y * between, 0]; down < far; down += between, row += 1)
    for (let along = -far + (x + (row % 2) / 2) * apart; along < far; along += apart) {
      context.globalAlpha = 0.22;
      context.strokeStyle = '#000000';
      context.strokeText(words, along * scale, down * scale);
      context.globalAlpha = 0.26;
      context.fillStyle = '#ffffff';
      context.fillText(words, along * scale, down * scale);
    }
  context.restore();
}
