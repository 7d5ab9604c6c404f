import { useRef, useState } from 'react';
import { Form, href } from 'react-router';
import {
  genreNames,
  type LineCount,
  type LyricsRequest,
  moodNames,
  sectionNames,
} from '#packages/lyrics/src/index.ts';
import type { StoredLyrics } from '#server/services/lyrics/stored-lyrics.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Field, FieldMessages } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import {
  type EditedLine,
  type EditedSong,
  rhymeLetters,
  toEdited,
  withText,
} from './edited-song.ts';
import { songText } from './song-text.ts';
import { Verse } from './verse.tsx';
import './song-editor.css';

type Kept = {
  id: string;
  lyrics: StoredLyrics;
  revision: number;
  request: LyricsRequest;
  counts: readonly (LineCount | null)[];
};

/** A song whose verses can be written over, each with its count and what it rhymes with. */
export function SongEditor({ song: kept, outcome }: { song: Kept; outcome: Outcome | undefined }) {
  const [song, setSong] = useState(() => withTyped(toEdited(kept.lyrics, kept.counts), outcome));
  const text = useRef<HTMLPreElement>(null);
  const { genre, mood } = kept.request;

  // What counts comes with the first change; a text stands at once, and its count when that is there.
  const change = (place: number, typed: string) => {
    setSong((before) => withText(before, place, typed, () => countOf(before, place)));
    void import('#packages/lyrics/src/analyze.ts').then(({ countLine }) =>
      setSong((before) => withText(before, place, textOf(before, place), countLine)),
    );
  };

  return (
    <article className="song-editor">
      <OutcomeForm outcome={outcome} keepsDraft>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="revision" value={kept.revision} />
        <header className="song-editor-head">
          <h1>{song.title}</h1>
          <p className="song-editor-kind">
            {genreNames[genre]}, {moodNames[mood].toLowerCase()}
          </p>
          <Field label="Título" error={outcome?.errors.title}>
            <TextInput
              name="title"
              maxLength={120}
              value={song.title}
              onChange={({ target }) => setSong((before) => ({ ...before, title: target.value }))}
            />
          </Field>
        </header>
        {song.sections.map(({ kind, again, stanzas }, at) => (
          <section key={at} className="song-section">
            <h2>{sectionNames[kind]}</h2>
            {again === null ? (
              stanzas.map((lines, nth) => <Stanza key={nth} lines={lines} change={change} />)
            ) : (
              <p className="song-again">Se repite.</p>
            )}
          </section>
        ))}
        <FieldMessages error={outcome?.errors.lines} />
        <div className="row">
          <SubmitButton look="primary" busy="Guardando...">
            Guardar la letra
          </SubmitButton>
          <CopyButton source={text} text={songText(song)} what="la letra" />
          <ButtonLink small href={href('/lyrics-generator/:runId/letra.txt', { runId: kept.id })}>
            Descargar .txt
          </ButtonLink>
        </div>
      </OutcomeForm>
      <pre ref={text} className="visually-hidden" tabIndex={-1}>
        {songText(song)}
      </pre>
      <Form method="post" className="song-delete">
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" look="quiet" small>
          Borrar del historial
        </Button>
      </Form>
    </article>
  );
}

function Stanza(props: {
  lines: readonly EditedLine[];
  change: (place: number, text: string) => void;
}) {
  const letters = rhymeLetters(props.lines);
  return (
    <ol className="song-stanza">
      {props.lines.map((line, at) => (
        <Verse key={line.place} line={line} rhyme={letters[at] ?? null} change={props.change} />
      ))}
    </ol>
  );
}

const linesOf = ({ sections }: EditedSong): EditedLine[] =>
  sections.flatMap(({ stanzas }) => stanzas.flat());

const textOf = (song: EditedSong, place: number): string => linesOf(song)[place]?.text ?? '';

const countOf = (song: EditedSong, place: number): LineCount | null =>
  linesOf(song)[place]?.count ?? null;

/** What was typed and refused stands again; its counts come with the next change. */
function withTyped(song: EditedSong, outcome: Outcome | undefined): EditedSong {
  if (!outcome) return song;
  const typed = outcome.values;
  const texts = typed.lines?.split('\n') ?? [];
  return {
    title: typed.title ?? song.title,
    sections: song.sections.map((section) => ({
      ...section,
      stanzas: section.stanzas.map((lines) =>
        lines.map((line) => ({ ...line, text: texts[line.place] ?? line.text })),
      ),
    })),
  };
}
