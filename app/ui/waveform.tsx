import { barPitch, waveformHeight as height, waveformPath } from './waveform-path.ts';
import './waveform.css';

/** The peaks of a recording, 0 to 100; what has sounded (`played`, 0 to 1) is lit. A drawing only. */
export function Waveform(props: { peaks: readonly number[]; played?: number; bars?: number }) {
  const bars = props.bars ?? 80;
  const width = bars * barPitch;
  const path = waveformPath(props.peaks, bars);
  const lit = Math.min(1, Math.max(0, props.played ?? 0)) * width;
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
      {/* A nested viewport clips the lit copy without an id and without a style attribute. */}
      {lit > 0 && (
        <svg
          width={lit}
          height={height}
          viewBox={`0 0 ${lit} ${height}`}
          preserveAspectRatio="none"
        >
          <path className="waveform-lit" d={path} />
        </svg>
      )}
    </svg>
  );
}
