import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import {
  type BioRequest,
  factsOfAnother,
  genreNames,
  languageNames,
  limits,
  type Platform,
  platformNames,
  toneNames,
} from '#packages/bio/src/index.ts';
import type { StoredBio } from '#server/services/bio/stored-bio.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { DraftFields } from '#app/ui/form-draft.ts';
import { Meter } from '#app/ui/meter.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import { voices } from './voices.ts';
import './bio-editor.css';

type Text = StoredBio['texts'][number];
type Shown = { id: string; request: BioRequest; texts: readonly Text[]; revision: number };

/** Biographies that can be written over, each with its count, what it left out and a way to copy it. */
export function BioEditor({ bio, outcome }: { bio: Shown; outcome: Outcome | undefined }) {
  const { request, texts, revision } = bio;
  const draft = useFormDraft(`biografías ${bio.id}`, (kept) =>
    texts.every(({ platform, text }) => (kept[platform] ?? '').normalize().trim() === text.trim()),
  );
  const { restored } = draft;
  const sent = outcome?.values;
  // What stands here was written over that one, whatever the page has come to know since.
  const base = restored?.basedOn ?? sent?.basedOn ?? sent?.revision ?? String(revision);
  return (
    <article className="bio-editor">
      <header>
        <h1>{request.artistName}</h1>
        <p className="bio-editor-kind">{kindOf(request)}</p>
        <OtherVoice id={bio.id} request={request} />
      </header>
      <OutcomeForm outcome={outcome} keepsDraft>
        <RestoredNotice draft={draft} />
        {base !== String(revision) && <Overtaken id={bio.id} onLeave={draft.remove} />}
        <input type="hidden" name="revision" value={revision} data-own />
        <input type="hidden" name="basedOn" value={base} />
        <div className="bio-texts">
          {texts.map(({ platform, text, left }) => (
            <BioText
              key={platform}
              platform={platform}
              text={outcome?.values[platform] ?? text}
              error={outcome?.errors[platform]}
              restored={restored}
            >
              {left.length > 0 && (
                <p className="bio-left">
                  <b>No cupo:</b> {left.map((fact) => saidOf(fact)).join('; ')}.
                </p>
              )}
            </BioText>
          ))}
        </div>
        <p className="bio-rule">
          Cada letra vale 1 y un emoji, 2 o más. Así cuentan las plataformas más estrictas; lo que
          cabe así cabe en todas.
        </p>
        <div className="row">
          <SubmitButton intent="save" look="primary" busy="Guardando...">
            Guardar los cambios
          </SubmitButton>
          <ButtonLink href={href('/bio-generator/:runId/bio.txt', { runId: bio.id })}>
            Descargar .txt
          </ButtonLink>
        </div>
      </OutcomeForm>
    </article>
  );
}

/** What was typed in another voice than the one that was chosen, which reads oddly and is nobody's to change. */
function OtherVoice({ id, request }: { id: string; request: BioRequest }) {
  const [fact, ...more] = factsOfAnother(request, request.person);
  if (!fact) return null;
  return (
    <p className="bio-voice">
      <b>Ojo:</b> «{fact.text}»{more.length > 0 && ` y ${more.length} más`}{' '}
      {more.length > 0 ? 'los' : 'lo'} escribiste {voices[fact.speaks]}, y estos textos van{' '}
      {voices[request.person]}. Se leen mejor si el dato va sin verbo («40 conciertos en Boyacá») o
      si escoges la misma persona.{' '}
      <Link to={`${href('/bio-generator')}?de=${id}`}>Cambiar estos datos</Link>
    </p>
  );
}

/** Whoever saves here has read that it replaces what another tab saved; the way there asks the server anew. */
const Overtaken = ({ id, onLeave }: { id: string; onLeave: () => void }) => (
  <>
    <Alert tone="error" title="En otra pestaña se guardó otra versión después.">
      Esto es lo que escribiste aquí: si guardas, la reemplaza.
    </Alert>
    <div className="row">
      <ButtonLink small href={href('/bio-generator/:runId', { runId: id })} onClick={onLeave}>
        Ver la otra
      </ButtonLink>
    </div>
  </>
);

/** One text. Its count follows what stands in it, whoever put it there. */
function BioText(props: {
  platform: Platform;
  text: string;
  error: string | undefined;
  restored: DraftFields | null;
  children: ReactNode;
}) {
  const { platform, text, error, restored } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(text.length);
  const limit = limits[platform];
  useEffect(() => setLength(area.current?.value.length ?? 0), [restored]);
  return (
    <div className="bio-text">
      <Field
        label={platformNames[platform]}
        hint={<Count length={length} limit={limit} />}
        error={error}
      >
        <TextArea
          ref={area}
          name={platform}
          rows={rowsFor(limit)}
          defaultValue={text}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        />
      </Field>
      <Meter value={(length * 100) / limit} hot={length > limit} />
      {props.children}
      <CopyButton source={area} what={`el texto de ${platformNames[platform]}`} />
    </div>
  );
}

const Count = ({ length, limit }: { length: number; limit: number }) => (
  <span className={length > limit ? 'bio-count bio-count-over' : 'bio-count'}>
    {figure(length)} de {figure(limit)}
    {length > limit &&
      `, le ${length - limit === 1 ? 'sobra' : 'sobran'} ${figure(length - limit)}`}
  </span>
);

const figure = (count: number) => count.toLocaleString('es-CO');

/** A few lines for what is short; a longer one grows where the browser can. */
const rowsFor = (limit: number) => (limit <= 100 ? 2 : limit <= 200 ? 5 : 8);

const namesOfGenres = new Map<string, string>(genreNames);
const genreName = (genre: string) => namesOfGenres.get(genre) ?? genre;

const saidOf = ({ id, text }: Text['left'][number]) => (id === 'genre' ? genreName(text) : text);

const kindOf = ({ genre, tone, person, language }: BioRequest): string =>
  `${genreName(genre)}. Tono ${toneNames[tone].toLowerCase()}, ${voices[person]}, en ${languageNames[language].toLowerCase()}.`;
