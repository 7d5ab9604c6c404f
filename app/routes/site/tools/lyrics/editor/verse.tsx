import { Fragment, type KeyboardEvent, memo, type ClipboardEvent, useId } from 'react';
import type { LineCount } from '#packages/lyrics/src/index.ts';
import type { EditedLine } from './edited-song.ts';
import { figureWords } from './figure-words.ts';
import { verseField } from './verse-field.ts';

/** What somebody does to a verse, by its key. */
export type VerseActions = {
  type: (key: number, text: string) => void;
  focus: (key: number) => void;
  /** New verses after it, and the cursor in the last one. */
  insert: (key: number, texts: readonly string[]) => void;
  /** It goes, and the cursor is in the one before. */
  remove: (key: number) => void;
  /** One step back or forth. */
  step: (way: 'undo' | 'redo') => void;
};

/** One verse: its text, how many syllables it has of how many, how it is sung, and what it rhymes with. */
export const Verse = memo(function Verse(props: {
  line: EditedLine;
  /** Counted from 0 in the song. */
  place: number;
  count: LineCount | null;
  rhyme: string | null;
  /** The place of a verse that says the same. */
  repeats: number | null;
  actions: VerseActions;
}) {
  const { line, place, count, rhyme, repeats, actions } = props;
  const { key, text, isLocked } = line;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = stepOf(event);
    if (way) {
      event.preventDefault();
      actions.step(way);
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      actions.insert(key, ['']);
    }
    if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      actions.remove(key);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r\n?|\n/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    actions.insert(key, lines.slice(0, mostPasted));
  };
  return (
    <div className="song-verse" data-locked={isLocked || undefined}>
      <label className="visually-hidden" htmlFor={id}>
        Verso {place + 1}
      </label>
      <input
        className="input song-verse-text"
        id={id}
        name={verseField(place)}
        data-verse={key}
        value={text}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="enter"
        aria-describedby={`${id}-count`}
        onChange={({ target }) => actions.type(key, target.value)}
        onFocus={() => actions.focus(key)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <span
        className={`song-count song-count-${count?.verdict ?? 'none'}`}
        id={`${id}-count`}
        title={count?.verdict === 'sung' ? sungWords(count) : undefined}
      >
        <span aria-hidden="true">{figures(count)}</span>
        <span className="visually-hidden">
          {words(count, rhyme)}
          {isLocked && ' Fijo.'}
          {repeats !== null && ` Dice lo mismo que el verso ${repeats + 1}.`}
        </span>
      </span>
      <span
        className={`song-rhyme song-rhyme-${rhyme ?? 'none'}`}
        aria-hidden="true"
        title={count?.rhyme ? `Rima en -${count.rhyme.consonant}` : undefined}
      >
        {rhyme ?? '–'}
      </span>
      <span className="song-units" aria-hidden="true">
        {isLocked && <span className="song-locked">fijo </span>}
        {/* The font has no tie: the words of one syllable are underlined. */}
        {count?.units.map((unit, at) => (
          <Fragment key={at}>
            {at > 0 && '·'}
            <span className={unit.includes('‿') ? 'song-tied' : undefined}>
              {unit.replaceAll('‿', ' ')}
            </span>
          </Fragment>
        ))}
        {repeats !== null && <span className="song-repeats"> Igual al verso {repeats + 1}</span>}
      </span>
    </div>
  );
});

/** Ctrl+Z or ⌘Z, and with shift or as Ctrl+Y forth: what the browser would undo are the letters of one field. */
function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}

/** Verses that one paste adds. */
const mostPasted = 60;

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
