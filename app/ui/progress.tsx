import { useId, type ReactNode } from 'react';
import './progress.css';

/** How much of a task is done, 0 to 100. `detail` replaces the bare percentage, e.g. with a speed. */
export function Progress(props: {
  label: ReactNode;
  value: number;
  detail?: ReactNode;
  /** Nothing happens to it at the moment. */
  isStill?: boolean;
}) {
  const id = useId();
  const value = Math.min(100, Math.max(0, props.value));
  const percent = `${Math.floor(value)} %`;
  return (
    <div className={props.isStill ? 'progress is-still' : 'progress'}>
      <div className="progress-head">
        <label htmlFor={id}>{props.label}</label>
        <span className="measure">{props.detail ?? percent}</span>
      </div>
      <progress id={id} value={value} max={100}>
        {percent}
      </progress>
    </div>
  );
}
