import { Fragment, useId } from 'react';
import type { LineCount } from '#packages/lyrics/src/index.ts';
import type { EditedLine } from './edited-song.ts';
import { figureWords } from './figure-words.ts';
import { verseField } from './verse-field.ts';

/** One verse: its text, how many syllables it has of how many, how it is sung, and what it rhymes with. */
export function Verse(props: {
  line: EditedLine;
  rhyme: string | null;
  change: (place: number, text: string) => void;
}) {
  const { line, rhyme, change } = props;
  const { place, text, count } = line;
  const id = useId();
  return (
    <li className="song-verse">
      <label className="visually-hidden" htmlFor={id}>
        Verso {place + 1}
      </label>
      <input
        className="input song-verse-text"
        id={id}
        name={verseField(place)}
        value={text}
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${id}-count`}
        onChange={({ target }) => change(place, target.value)}
      />
      <span
        className={`song-count song-count-${count?.verdict ?? 'none'}`}
        id={`${id}-count`}
        title={count?.verdict === 'sung' ? sungWords(count) : undefined}
      >
        <span aria-hidden="true">{figures(count)}</span>
        <span className="visually-hidden">{words(count, rhyme)}</span>
      </span>
      <span
        className={`song-rhyme song-rhyme-${rhyme ?? 'none'}`}
        aria-hidden="true"
        title={count?.rhyme ? `Rima en -${count.rhyme.consonant}` : undefined}
      >
        {rhyme ?? '–'}
      </span>
      <span className="song-units" aria-hidden="true">
        {/* The font has no tie: the words of one syllable are underlined. */}
        {count?.units.map((unit, at) => (
          <Fragment key={at}>
            {at > 0 && '·'}
            <span className={unit.includes('‿') ? 'song-tied' : undefined}>
              {unit.replaceAll('‿', ' ')}
            </span>
          </Fragment>
        ))}
      </span>
    </li>
  );
}

/** `8/8`, and the range of one that can be sung in several ways. */
function figures(count: LineCount | null): string {
  if (!count) return '–';
  const { def, min, max, target, verdict } = count;
  return verdict === 'exact' || min === max ? `${def}/${target}` : `${min}–${max}/${target}`;
}

function words(count: LineCount | null, rhyme: string | null): string {
  if (!count) return 'Sin sílabas.';
  const { def, target, verdict } = count;
  const off = {
    exact: 'Justo.',
    sung: sungWords(count),
    long: 'Le sobran sílabas.',
    short: 'Le faltan sílabas.',
  }[verdict];
  return `${def} sílabas de ${target}. ${off} ${rhyme === null ? 'No rima en su estrofa.' : `Rima ${rhyme}.`}`;
}

function sungWords({ figures: asked }: LineCount): string {
  const how = figureWords(asked);
  return how === '' ? 'Se puede cantar justo.' : `Se puede cantar justo, ${how}.`;
}
