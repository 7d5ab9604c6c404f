import { expect, test } from 'vitest';
import { createMetrics, registerFaces } from '../../node/fonts.ts';
import { ratios } from '../frame.ts';
import { plan } from '../plan.ts';

registerFaces();
const measure = createMetrics();

/** As long as a form takes, with words at which no line should end. */
const title = 'La noche que bajamos de la montaña sin mirar atrás y con la radio prendida '
  .repeat(4)
  .trim();

test.each(ratios)('the longest title is set in a twenty-fifth of a side or more in %s', (ratio) => {
  for (let seed = 0; seed < 24; seed += 1) {
    const brief = {
      artist: 'Niebla Norte',
      title,
      genre: seed % 2 ? 'indie' : 'rock',
      mood: 'sereno',
      ratio,
    } as const;
    const { lines } = plan(brief, seed, measure).type.title;
    expect(Math.min(...lines.map(({ size }) => size)), `${seed}`).toBeGreaterThanOrEqual(0.04);
  }
});
