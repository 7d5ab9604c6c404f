import { Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { wizardPath } from './wizard-path.ts';

/** Anterior and Siguiente of the steps that are links; `onRefuse` speaks when the step is not complete. */
export function StepLinks(props: {
  draftId: string;
  step: number;
  complete: boolean;
  onRefuse: () => void;
}) {
  const to = (step: number) => wizardPath(props.draftId, step);
  return (
    <div className="wizard-actions">
      <Link to={to(props.step - 1)} className={buttonClass()}>
        Anterior
      </Link>
      {props.complete ? (
        <Link to={to(props.step + 1)} className={buttonClass({ look: 'primary' })}>
          Siguiente
        </Link>
      ) : (
        <Button onClick={props.onRefuse}>Siguiente</Button>
      )}
    </div>
  );
}
