import { useEffect, useState } from 'react';
import type { LineCount, Metre } from '#packages/lyrics/src/index.ts';
import { type EditedSong, linesOf } from './edited-song.ts';

export type CountOf = (text: string, metre: Metre) => LineCount | null;

/** Counts that were made, by metre and text. */
type Counts = Map<string, LineCount | null>;

const keyOf = (text: string, metre: Metre): string => `${String(metre)} ${text}`;

/**
 * How each verse counts. The counts of the song as it came are there from the start; what counts others is loaded when the first
 * of them is missing, and until it is there they have none.
 */
export function useLineCounts(
  song: EditedSong,
  came: () => readonly (readonly [text: string, metre: Metre, count: LineCount | null])[],
): CountOf {
  const [known] = useState(
    (): Counts => new Map(came().map(([text, metre, count]) => [keyOf(text, metre), count])),
  );
  const [count, setCount] = useState<CountOf | null>(null);
  const isMissing =
    !count && linesOf(song).some(({ text, metre }) => !known.has(keyOf(text, metre)));
  useEffect(() => {
    if (!isMissing) return;
    void import('#packages/lyrics/src/analyze.ts').then(({ countLine }) =>
      setCount(() => countLine),
    );
  }, [isMissing]);
  return (text, metre) => {
    const key = keyOf(text, metre);
    let found = known.get(key);
    if (found === undefined && count) known.set(key, (found = count(text, metre)));
    return found ?? null;
  };
}
