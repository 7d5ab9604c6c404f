import { type ReactNode, useId } from 'react';
import { Form, href, Link } from 'react-router';
import { type NextStep, shortTitle } from '#packages/project/src/index.ts';
import type { Distribution } from '#server/services/distributions/own-distributions.ts';
import type { StepSong } from '#server/services/dashboard/song-situations.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { SongCover } from '#app/ui/song-cover.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { wizardPath } from './wizard/wizard-path.ts';
import './next-step-card.css';

/** The next useful step, with the one thing to press for it; quiet when there is nothing to do. */
export function NextStepCard(props: {
  step: NextStep<StepSong>;
  failed?: Distribution | undefined;
}) {
  const { step, failed } = props;
  const id = useId();
  const { title, text, action } = wordsOf(step, failed);
  return (
    <section
      className="next-step"
      aria-labelledby={id}
      data-quiet={step.kind === 'wait' || (step.kind === 'rest' && !failed) || undefined}
    >
      {'song' in step && <SongCover className="next-step-cover" song={step.song} side={72} />}
      <div className="next-step-words">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {action && <div className="next-step-action">{action}</div>}
    </section>
  );
}

type Words = { title: ReactNode; text: ReactNode; action?: ReactNode };

/** `failed` did not get in where it was to be heard. */
function wordsOf(step: NextStep<StepSong>, failed: Distribution | undefined): Words {
  switch (step.kind) {
    case 'create':
      return {
        title: 'Tu cuenta está lista: crea tu primer proyecto',
        text: 'Sube el audio y la portada: la dejamos lista.',
        action: <StepLink to={href('/dashboard/new-project')}>Crear mi primer proyecto</StepLink>,
      };
    case 'retry':
      return {
        title: `«${nameOf(step.song)}» no se pudo procesar`,
        text: step.song.failure,
        action: (
          <Form method="post" action={songPath(step.song)}>
            <input type="hidden" name="job" value={step.job} />
            <SubmitButton intent="retry" look="primary" busy="Reintentando...">
              Reintentar
            </SubmitButton>
          </Form>
        ),
      };
    case 'replace-audio':
      return {
        title: `«${nameOf(step.song)}» no se pudo procesar`,
        text: step.song.failure,
        action: <StepLink to={filesPath(step.song)}>Cambiar el audio</StepLink>,
      };
    case 'add-audio':
      return {
        title: `Continúa «${nameOf(step.song)}»: ${step.song.failure ? 'el audio no sirvió' : 'falta el audio'}`,
        text: step.song.failure ?? 'Los datos quedaron guardados. Súbelo y sigue donde ibas.',
        action: <StepLink to={wizardPath(step.song.id)}>Subir el audio</StepLink>,
      };
    case 'confirm':
      return {
        title: `Continúa «${nameOf(step.song)}»: solo falta confirmar`,
        text: 'El audio ya está aquí. Revisa los datos y crea el proyecto.',
        action: <StepLink to={wizardPath(step.song.id)}>Revisar y crear</StepLink>,
      };
    case 'add-cover':
      return {
        title: `A «${nameOf(step.song)}» le falta la portada`,
        text: 'Las plataformas la piden. Mientras tanto le dibujamos una.',
        action: <StepLink to={filesPath(step.song)}>Subir la portada</StepLink>,
      };
    case 'wait':
      return {
        title: `Estamos procesando «${nameOf(step.song)}»`,
        text: 'Apenas esté lista la ves aquí. No tienes que quedarte en esta página.',
      };
    case 'rest':
      if (failed)
        return {
          title: `«${nameOf(failed)}» no entró a ${failed.platformName}`,
          text: failed.errorMessage,
          action: <StepLink to={href('/dashboard/distribucion')}>Distribución</StepLink>,
        };
      return {
        title: 'Todo al día',
        text: 'Tus canciones están listas.',
        action: (
          <Link to={href('/dashboard/new-project')} className={buttonClass({ look: 'quiet' })}>
            Empezar otra canción
          </Link>
        ),
      };
  }
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass({ look: 'primary' })}>
    {children}
  </Link>
);

/** The sentence around it is read whole on a phone, too. */
const nameOf = ({ title }: { title: string }) => shortTitle(title, 28);
const songPath = ({ id }: StepSong) => href('/dashboard/proyectos/:projectId', { projectId: id });
const filesPath = (song: StepSong) => `${songPath(song)}#archivos`;
