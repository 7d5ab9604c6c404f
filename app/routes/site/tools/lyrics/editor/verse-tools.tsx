import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Reworked } from '#server/services/lyrics/rework-lyrics.ts';
import type { EditedLine } from './edited-song.ts';
import { wordsOfLine, withLastWord } from './line-words.ts';
import { RhymeFinder } from './rhyme-finder.tsx';
import './verse-tools.css';

/** What is there for the verse that somebody is at: other verses, other words, and to keep it as it is. */
export function VerseTools(props: {
  line: EditedLine;
  place: number;
  ask: (asked: { ask: 'line' | 'word'; place?: number }) => Promise<Reworked | null>;
  choose: (change: { text: string; image: string | null }) => void;
  lock: () => void;
  remove: () => void;
  /** What it is to rhyme with while it is empty: the verse before it. */
  before: string;
  /** What the song is about; words of it are said first. */
  theme: string;
}) {
  const { line, place, ask, choose, lock, remove, before, theme } = props;
  const [shown, setShown] = useState<Shown>({ state: 'idle' });
  const look = (asked: { ask: 'line' | 'word'; place?: number }) => {
    setShown({ state: 'asking' });
    void ask(asked).then((found) => setShown(found ? { state: 'found', found } : failed));
  };
  const words = wordsOfLine(line.text);
  const tools = useRef<HTMLDivElement>(null);
  // On a phone what was asked for would open under the bar.
  useEffect(() => {
    if (shown.state !== 'idle') tools.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div
      ref={tools}
      className="verse-tools needs-script"
      role="group"
      aria-label={`Verso ${place + 1}, opciones`}
    >
      <div className="verse-tools-row">
        <Button small onClick={() => look({ ask: 'line' })}>
          Otros versos
        </Button>
        <Button
          small
          disabled={words.length === 0}
          aria-expanded={shown.state === 'words'}
          onClick={() => setShown(shown.state === 'words' ? { state: 'idle' } : { state: 'words' })}
        >
          Otra palabra
        </Button>
        <Button
          small
          aria-expanded={shown.state === 'rhymes'}
          onClick={() =>
            setShown(shown.state === 'rhymes' ? { state: 'idle' } : { state: 'rhymes' })
          }
        >
          Rimas
        </Button>
        <Button small onClick={lock}>
          {line.isLocked ? 'Soltar' : 'Fijar'}
        </Button>
        <Button small look="quiet" onClick={remove}>
          Quitar
        </Button>
      </div>
      <div role="status" className="verse-tools-said">
        {saidOf(shown)}
      </div>
      {shown.state === 'words' && (
        <div className="verse-tools-row">
          {words.map((word, at) => (
            <Button key={at} small look="quiet" onClick={() => look({ ask: 'word', place: at })}>
              {word}
            </Button>
          ))}
        </div>
      )}
      {shown.state === 'rhymes' && (
        <RhymeFinder
          {...{ theme }}
          asksAtOnce
          word={words.at(-1) ?? wordsOfLine(before).at(-1) ?? ''}
          onPick={(word) => choose({ text: withLastWord(line.text, word), image: line.image })}
        />
      )}
      {shown.state === 'found' && (
        <Options
          found={shown.found}
          image={line.image}
          choose={(change) => {
            setShown({ state: 'idle' });
            choose(change);
          }}
        />
      )}
    </div>
  );
}

type Shown =
  | { state: 'idle' | 'asking' | 'words' | 'rhymes' | 'failed' }
  | { state: 'found'; found: Reworked };

const failed: Shown = { state: 'failed' };

function saidOf(shown: Shown): string {
  switch (shown.state) {
    case 'idle':
    case 'rhymes':
      return '';
    case 'asking':
      return 'Buscando...';
    case 'words':
      return '¿Cuál palabra cambias?';
    case 'failed':
      return 'No pudimos buscar. Mira tu conexión y prueba otra vez: tu letra sigue aquí.';
    case 'found': {
      const { found } = shown;
      if (found.ask === 'line')
        return found.options.length === 0
          ? 'No tenemos otro verso con esa medida y esa rima. Prueba con las rimas, o cambia el que rima con este.'
          : 'Cada uno tiene la medida y la rima que van aquí:';
      if (found.ask === 'word')
        return found.options.length === 0
          ? 'De esa palabra no tenemos otra que dé la misma cuenta. Prueba con las rimas.'
          : 'Con la misma cuenta de sílabas:';
      return '';
    }
  }
}

function Options(props: {
  found: Reworked;
  image: string | null;
  choose: (change: { text: string; image: string | null }) => void;
}) {
  const { found, image, choose } = props;
  if (found.ask === 'stanza' || found.options.length === 0) return null;
  if (found.ask === 'word')
    return (
      <div className="verse-tools-row">
        {found.options.map(({ word, text }) => (
          <Button key={word} small onClick={() => choose({ text, image })}>
            {word}
          </Button>
        ))}
      </div>
    );
  return (
    <ul className="verse-options">
      {found.options.map(({ text, image: from, rhyme, isSameImage }) => (
        <li key={text}>
          <button type="button" onClick={() => choose({ text, image: from })}>
            <span>{text}</span>
            <span className="verse-option-why">
              {rhyme ? `Rima ${rhyme.kind} con «${rhyme.word}»` : 'Justo de medida'}
              {isSameImage ? '. Sigue la idea.' : '. Idea nueva.'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
