import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { href } from 'react-router';
import { type LineCount, longest, wordsOfRequest } from '#packages/lyrics/src/index.ts';
import type { StoredLyrics, StoredRequest } from '#server/services/lyrics/stored-lyrics.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Field, FieldMessages } from '#app/ui/field.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { DeleteRun } from '../../frame/delete-run.tsx';
import { askRework } from './ask-rework.ts';
import {
  type EditedLine,
  type EditedSong,
  keptOf,
  linesOf,
  shapeOf,
  toEdited,
  withLine,
  neighbourOf,
  withoutLine,
  withPasted,
  withRewritten,
  withSection,
} from './edited-song.ts';
import { repeatedVerses } from './repeated-verses.ts';
import { Section, type SongActions } from './section.tsx';
import { beginHistory, changeHistory } from './song-history.ts';
import { songText } from './song-text.ts';
import { useLineCounts } from './use-line-counts.ts';
import { useSongDraft } from './use-song-draft.ts';
import { type SongOutcome, withTyped } from './with-typed.ts';
import './song-editor.css';

type Kept = {
  id: string;
  lyrics: StoredLyrics;
  revision: number;
  request: StoredRequest;
  /** A text model wrote some of it. */
  hasModel: boolean;
  /** Of its verses, in order. */
  counts: readonly (LineCount | null)[];
};

/** A song whose verses can be written over, each with its count and what it rhymes with. */
export function SongEditor({
  song: kept,
  outcome,
}: {
  song: Kept;
  outcome: SongOutcome | undefined;
}) {
  const [saved] = useState(() => toEdited(kept.lyrics));
  const [history, dispatch] = useReducer(changeHistory, saved, (song) =>
    beginHistory(withTyped(song, outcome)),
  );
  const song = history.present;
  const draft = useSongDraft(
    kept.id,
    {
      ...{ song: saved, revision: kept.revision },
      begun: Number(outcome?.values.revision ?? kept.revision),
    },
    history,
    dispatch,
  );
  const countOf = useLineCounts(song, () =>
    linesOf(saved).map(({ text, metre }, at) => [text, metre, kept.counts[at] ?? null]),
  );
  const [active, setActive] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const text = useRef<HTMLPreElement>(null);
  const editor = useRef<HTMLElement>(null);

  const { cursor } = history;
  useEffect(() => {
    if (cursor.key === null) return;
    editor.current?.querySelector<HTMLElement>(`[data-verse="${cursor.key}"]`)?.focus();
  }, [cursor]);

  const actions = useMemo((): SongActions => {
    const change: SongActions['change'] = (about, how, cursor) =>
      dispatch({ type: 'change', about, change: how, ...(cursor && { cursor }) });
    return {
      change,
      type: (key, typed) =>
        change(`verse ${key}`, (before) => withLine(before, key, { text: typed })),
      focus: (key) => {
        setActive(key);
        setSaid('');
        dispatch({ type: 'pause' });
      },
      step: (way) => dispatch({ type: way }),
      insert: (key, texts) =>
        change(
          null,
          (before) => withPasted(before, key, texts),
          (after) => after.nextKey - 1,
        ),
      remove: (key) =>
        change(
          null,
          (before) => withoutLine(before, key),
          (_, before) => neighbourOf(before, key),
        ),
    };
  }, []);

  // What was typed before there was a script, and where.
  const adopt = useEffectEvent(() => {
    for (const field of editor.current?.querySelectorAll<HTMLInputElement>('[data-verse]') ?? []) {
      const key = Number(field.dataset.verse);
      const line = linesOf(song).find((one) => one.key === key);
      if (line && line.text !== field.value) actions.type(key, field.value);
      if (field === document.activeElement) setActive(key);
    }
  });
  useEffect(() => {
    adopt();
  }, []);

  const rewrite = (asked: readonly EditedLine[], stanza: number) => {
    setSaid('Buscando otra estrofa...');
    void askRework(kept.id, song, { ask: 'stanza', at: stanza }).then((found) => {
      if (found?.ask !== 'stanza') {
        setSaid('No pudimos buscar. Mira tu conexión y prueba otra vez: tu letra sigue aquí.');
        return;
      }
      const { lines } = found;
      setSaid(
        lines
          ? 'Listo: otra versión. Si te gustaba la de antes, deshaz.'
          : 'No tenemos otra que rime con lo que fijaste. Suelta un verso y prueba otra vez.',
      );
      if (lines) actions.change(null, (before) => withRewritten(before, asked, lines));
    });
  };

  const theme = 'isPasted' in kept.request ? song.title : kept.request.theme;
  const lines = linesOf(song);
  const places = new Map(lines.map(({ key }, place) => [key, place]));
  const repeated = repeatedVerses(lines);
  const plain = songText(keptOf(song));
  const stanzas = song.sections.flatMap((section) => section.stanzas);

  return (
    <article className="song-editor" ref={editor}>
      <OutcomeForm outcome={outcome} keepsDraft>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="revision" value={kept.revision} />
        <input type="hidden" name="shape" value={shapeOf(song)} />
        <header className="song-editor-head">
          <h1>{song.title}</h1>
          <p className="song-editor-kind">
            {wordsOfRequest(kept.request)}
            {kept.hasModel &&
              '. Algunas estrofas las propuso un modelo de texto; la medida y la rima las revisamos aquí.'}
          </p>
          <div role="status">
            {draft.restored !== 'none' && (
              <p className="song-restored">
                {draft.restored === 'own'
                  ? 'Recuperamos lo que no habías guardado.'
                  : 'En otra pestaña se guardó otra versión después. Esto es lo que escribiste aquí: si guardas, la reemplaza.'}{' '}
                <Button look="quiet" small onClick={draft.discard}>
                  {draft.restored === 'own' ? 'Descartar' : 'Ver la otra'}
                </Button>
              </p>
            )}
          </div>
          <Field label="Título" error={outcome?.errors.title}>
            <TextInput
              name="title"
              maxLength={120}
              value={song.title}
              onChange={({ target }) =>
                actions.change('title', (before) => ({ ...before, title: target.value }))
              }
            />
          </Field>
        </header>
        <div className="song-steps needs-script">
          <SubmitButton small busy="Guardando...">
            Guardar
          </SubmitButton>
          <Button
            small
            disabled={history.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            Deshacer
          </Button>
          <Button
            small
            disabled={history.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            Rehacer
          </Button>
          <span role="status">
            {fullOf(song) ?? (said || (draft.isChanged ? 'Sin guardar.' : ''))}
          </span>
        </div>
        <div className="song-sections">
          {song.sections.map((section, at) => (
            <Section
              key={section.key}
              song={song}
              section={section}
              at={at}
              view={{ countOf, places, repeated, active, theme }}
              actions={actions}
              ask={(asked) => askRework(kept.id, song, asked)}
              rewrite={(stanza) => rewrite(stanza, stanzas.indexOf(stanza))}
            />
          ))}
        </div>
        <div className="needs-script">
          <Button
            small
            onClick={() =>
              actions.change(
                null,
                (before) => withSection(before, 'verso', null),
                (after) => after.nextKey - 1,
              )
            }
          >
            Agregar una parte
          </Button>
        </div>
        <FieldMessages error={outcome?.errors.lines ?? outcome?.errors.shape} />
        <div className="row">
          <SubmitButton look="primary" busy="Guardando...">
            Guardar la letra
          </SubmitButton>
          <CopyButton source={text} text={plain} what="la letra" />
          <ButtonLink small href={href('/lyrics-generator/:runId/letra.txt', { runId: kept.id })}>
            Descargar .txt
          </ButtonLink>
          <ButtonLink small href={href('/lyrics-generator/:runId/letra.pdf', { runId: kept.id })}>
            Descargar PDF
          </ButtonLink>
        </div>
      </OutcomeForm>
      <pre ref={text} className="visually-hidden" tabIndex={-1}>
        {plain}
      </pre>
      <DeleteRun what="La letra y lo que le cambiaste se van" />
    </article>
  );
}

/** What a song has as many of as there can be. */
function fullOf(song: EditedSong): string | null {
  if (linesOf(song).length >= longest.lines)
    return `Llegaste a ${longest.lines} versos, lo más que le cabe a una letra.`;
  if (song.sections.length >= longest.sections)
    return `Llegaste a ${longest.sections} partes, lo más que le cabe a una letra.`;
  return null;
}
