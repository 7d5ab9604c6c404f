import { type ReactNode, useId } from 'react';
import { Form, href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { SongCover } from '#app/ui/song-cover.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { ShownStep } from './shown-step.ts';
import { wizardPath } from './wizard/wizard-path.ts';
import './next-step-card.css';

/** The next useful step, with the one thing to press for it; quiet when there is nothing to do. */
export function NextStepCard({ step }: { step: ShownStep }) {
  const id = useId();
  const action = actionOf(step);
  return (
    <section
      className="next-step"
      aria-labelledby={id}
      data-quiet={step.kind === 'wait' || step.kind === 'rest' || undefined}
    >
      {'song' in step && <SongCover className="next-step-cover" song={step.song} side={72} />}
      <div className="next-step-words">
        <h2 id={id}>{step.title}</h2>
        <p>{step.text}</p>
      </div>
      {action && <div className="next-step-action">{action}</div>}
    </section>
  );
}

function actionOf(step: ShownStep): ReactNode {
  switch (step.kind) {
    case 'create':
      return <StepLink to={href('/dashboard/new-project')}>Crear mi primer proyecto</StepLink>;
    case 'retry':
      return (
        <Form method="post" action={songPath(step.song.id)}>
          <input type="hidden" name="job" value={step.job} />
          <SubmitButton intent="retry" look="primary" busy="Reintentando...">
            Reintentar
          </SubmitButton>
        </Form>
      );
    case 'replace-audio':
      return <StepLink to={filesPath(step.song.id)}>Cambiar el audio</StepLink>;
    case 'add-audio':
      return <StepLink to={wizardPath(step.song.id)}>Subir el audio</StepLink>;
    case 'confirm':
      return <StepLink to={wizardPath(step.song.id)}>Revisar y crear</StepLink>;
    case 'add-cover':
      return <StepLink to={filesPath(step.song.id)}>Subir la portada</StepLink>;
    case 'rejected':
      return <StepLink to={href('/dashboard/distribucion')}>Ver qué pasó</StepLink>;
    case 'rest':
      return (
        <Link to={href('/dashboard/new-project')} className={buttonClass({ look: 'quiet' })}>
          Empezar otra canción
        </Link>
      );
    case 'wait':
      return null;
  }
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass({ look: 'primary' })}>
    {children}
  </Link>
);

const songPath = (projectId: string) => href('/dashboard/proyectos/:projectId', { projectId });
const filesPath = (projectId: string) => `${songPath(projectId)}#archivos`;
