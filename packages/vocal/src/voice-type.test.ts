import { expect, test } from 'vitest';
import { guessVoiceType, voiceTypes } from './voice-type.ts';

const rangeOf = (middle: number, comfortLow: number, comfortHigh: number) => ({
  ...{ low: 50, high: 60, comfortLow, comfortHigh },
  tessitura: { low: middle - 2, middle, high: middle + 2, mode: middle },
});

test.each([
  [66, 55, 78, ['mezzo', 0.4578], ['contralto', 0.4415]],
  // What was sung within half a semitone is shared as one semitone would be.
  [57, 50, 50.4, ['tenor', 0.4743], ['baritone', 0.4743]],
  // What no type shares leaves their homes.
  [62, 80, 90, ['contralto', 0.4336], ['tenor', 0.3284]],
])('at home at %i, in comfort from %i to %i', (middle, low, high, ...likely) => {
  const guess = guessVoiceType(rangeOf(middle, low, high), 20);
  if (guess.kind !== 'guess') throw new Error('insufficient');
  expect(
    guess.candidates.map(({ type, probability }) => [type, Number(probability.toFixed(4))]),
  ).toEqual(likely);
});

test('twenty seconds and ten semitones are enough, and less of either is not', () => {
  expect(guessVoiceType(rangeOf(60, 52, 58), 20).kind).toBe('guess');
  expect(guessVoiceType(rangeOf(60, 52, 58), 19.9)).toEqual({
    ...{ kind: 'insufficient', reason: 'seconds', value: 19.9, least: 20 },
  });
  expect(guessVoiceType({ ...rangeOf(60, 52, 58), low: 50.5 }, 60)).toEqual({
    ...{ kind: 'insufficient', reason: 'span', value: 9.5, least: 10 },
  });
});

test('each type has its name', () => {
  expect(Object.values(voiceTypes).map(({ name }) => name)).toEqual([
    ...['Soprano', 'Mezzosoprano', 'Contralto', 'Tenor', 'Barítono', 'Bajo'],
  ]);
});
