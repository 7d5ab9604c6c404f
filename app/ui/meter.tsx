import './meter.css';

/** From here on a level is in the red. */
const hotFrom = 84;

/** A VU meter. With `label` it speaks its value; without, it only draws a figure that stands beside it. */
export function Meter(props: { value: number; label?: string; hot?: boolean }) {
  const level = Math.min(100, Math.max(0, props.value));
  const spoken = props.label
    ? ({
        role: 'meter',
        'aria-label': props.label,
        'aria-valuenow': Math.round(level),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <div className="meter" {...spoken}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className="meter-level" width={level} height="12" />
        {props.hot && level > hotFrom && (
          <rect className="meter-hot" x={hotFrom} width={level - hotFrom} height="12" />
        )}
      </svg>
    </div>
  );
}
