import './step-progress.css';

/** Where the person is in a task of several steps, and which of them are done. `current` counts from 1. */
export function StepProgress(props: {
  steps: readonly string[];
  current: number;
  done: readonly boolean[];
}) {
  return (
    <ol className="step-progress" aria-label="Pasos">
      {props.steps.map((name, index) => {
        const isDone = props.done[index] === true;
        return (
          <li
            key={name}
            className={isDone ? 'done' : undefined}
            aria-current={index + 1 === props.current ? 'step' : undefined}
          >
            <b>{index + 1}</b>
            <span>
              {name}
              {isDone && <span className="visually-hidden"> (listo)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
