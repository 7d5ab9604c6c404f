import './step-progress.css';

/** Where the person is in a task of several steps. `current` counts from 1. */
export function StepProgress(props: { steps: readonly string[]; current: number }) {
  return (
    <ol className="step-progress" aria-label="Pasos">
      {props.steps.map((name, index) => {
        const step = index + 1;
        return (
          <li
            key={name}
            className={step < props.current ? 'done' : undefined}
            aria-current={step === props.current ? 'step' : undefined}
          >
            <b>{step}</b>
            <span>
              {name}
              {step < props.current && <span className="visually-hidden"> (listo)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
