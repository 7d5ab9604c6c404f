import type { Context } from './canvas.ts';
import { type Colour, withAlpha } from './colour.ts';
import type { Stage } from './stage.ts';

/** As fine as the soft edge of a shadow needs it. */
const fine = 800;

/** Shadows of what lies over each other, kept apart from it: to blur each of them at the size of a poster takes longer than all else. */
export type Shadows = {
  /** In short sides of the cover, as the page is. */
  context: Context;
  /** A shape that throws a shadow on all that came before it, and has none yet on itself. */
  cast: (trace: (context: Context) => void) => void;
  /** Lays them over the page. */
  lay: () => void;
};

/** Of a light so far above, `blur` and `fall` (downwards) in short sides. */
export function createShadows(
  { context, width, height, unit, createCanvas }: Stage,
  { colour, alpha, blur, fall = 0 }: { colour: Colour; alpha: number; blur: number; fall?: number },
): Shadows {
  const scale = Math.min(unit, fine);
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const own = canvas.getContext('2d');
  own.scale(scale, scale);
  own.fillStyle = colour;
  return {
    context: own,
    cast: (trace) => {
      own.save();
      // A shadow is in pixels, whatever the scale.
      own.shadowColor = withAlpha(colour, alpha);
      own.shadowBlur = blur * scale;
      own.shadowOffsetY = fall * scale;
      trace(own);
      own.restore();
      own.save();
      own.globalCompositeOperation = 'destination-out';
      trace(own);
      own.restore();
    },
    lay: () => {
      context.save();
      context.imageSmoothingQuality = 'low';
      context.drawImage(canvas, 0, 0, canvas.width / scale, canvas.height / scale);
      context.restore();
    },
  };
}
