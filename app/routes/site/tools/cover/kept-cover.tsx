import { href } from 'react-router';
import { byteCount } from '#app/ui/bytes.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, outcomeOf, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { DrawnPage, RatioFile } from './read-run-page.ts';

/** In CSS pixels: on a page of an album, and in a list. */
const smaller = [
  ['album', 160],
  ['list', 64],
] as const;

/** The cover that its person keeps: how it reads when it is small, its files, and the song that it goes on. */
export function KeptCover(props: { page: DrawnPage; kept: number; outcome: Outcome | undefined }) {
  const { page, kept, outcome } = props;
  const { covers, title, artist, files } = page;
  const cover = covers[kept];
  if (!cover) return null;
  return (
    <Panel title="Tu portada">
      <div className="kept-cover">
        <div className="kept-cover-looks">
          <img
            className="kept-cover-picture"
            src={cover.src}
            alt={`Tu portada, estilo ${cover.style}: «${title}», de ${artist}`}
            {...cover.size}
          />
          <div className="kept-cover-smaller">
            {smaller.map(([name, side]) => (
              <img
                key={name}
                src={cover.src}
                alt={`La misma a ${side} píxeles`}
                className={`kept-cover-${name}`}
                {...cover.size}
              />
            ))}
          </div>
        </div>
        <div className="kept-cover-files">
          <h3>Archivos</h3>
          {cover.isOfModel && (
            <p className="kept-cover-note">
              La imagen de esta portada la hizo un modelo de inteligencia artificial. Cuando la
              publiques, decláralo si la plataforma lo pregunta.
            </p>
          )}
          <ul>
            {files.map((file) => (
              <li key={file.ratio}>
                <span className="kept-cover-ratio">{file.ratio}</span>
                <FileState file={file} runId={page.id} outcome={outcome} />
              </li>
            ))}
          </ul>
          <UseInProject page={page} outcome={outcomeOf(outcome, 'use')} />
        </div>
      </div>
    </Panel>
  );
}

function FileState(props: { file: RatioFile; runId: string; outcome: Outcome | undefined }) {
  const { file: shown, runId, outcome } = props;
  const { ratio, pixels, isLocked, file } = shown;
  if (file.state === 'done')
    return (
      <div className="kept-cover-file">
        <ButtonLink look={ratio === '1:1' ? 'primary' : 'secondary'} href={file.path} download>
          Bajar JPG<span className="visually-hidden"> de {ratio}</span>
        </ButtonLink>
        <small>
          {pixels}, {byteCount(file.bytes)}
          {file.isMarked && ', con marca de agua'}
        </small>
      </div>
    );
  if (isLocked) return <span>Con Premium, {pixels}</span>;
  if (file.state === 'queued' || file.state === 'running')
    return (
      <div className="kept-cover-progress" aria-live="polite">
        <Progress
          label={file.state === 'queued' ? 'En fila' : 'Pintando el archivo'}
          value={file.progress}
          isStill={file.state === 'queued'}
        />
        <noscript>
          <a href={href('/cover-art-generator/:runId', { runId })}>Mirar si ya está</a>
        </noscript>
      </div>
    );
  const own = outcomeOf(outcome, 'file');
  return (
    <OutcomeForm outcome={own?.values.aspectRatio === ratio ? own : undefined}>
      <input type="hidden" name="aspectRatio" value={ratio} />
      {file.state === 'failed' && <p>{file.message}</p>}
      <SubmitButton small intent="file" busy="Un momento...">
        {file.state === 'failed' ? 'Intentar otra vez' : `Preparar ${pixels}`}
      </SubmitButton>
    </OutcomeForm>
  );
}

function UseInProject({ page, outcome }: { page: DrawnPage; outcome: Outcome | undefined }) {
  const { usable, projects, tier } = page;
  if (tier === 'free')
    return (
      <p className="kept-cover-note">
        Con marca de agua no sirve para publicar: las plataformas la devuelven. Con Premium sale
        limpia y la pones en tu canción desde aquí.{' '}
        <ButtonLink small href={href('/memberships')}>
          Ver Premium
        </ButtonLink>
      </p>
    );
  if (usable === null)
    return (
      <p className="kept-cover-note">Cuando esté la de 1:1, la pones en tu canción desde aquí.</p>
    );
  if (projects.length === 0)
    return (
      <p className="kept-cover-note">
        Todavía no tienes canciones. <a href={href('/dashboard/new-project')}>Sube una</a> y ponle
        esta portada.
      </p>
    );
  return (
    <OutcomeForm outcome={outcome}>
      <input type="hidden" name="file" value={usable} />
      <Field
        label="Ponerla en una canción"
        hint="Reemplaza la portada que tenga"
        error={outcome?.errors.song}
      >
        <Select name="song" required defaultValue={outcome?.values.song ?? ''}>
          <option value="">Escoge la canción</option>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <div className="row">
        <SubmitButton intent="use" busy="Poniéndola...">
          Usar como portada
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}
