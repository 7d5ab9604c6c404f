import type { KeyboardEvent, PointerEvent } from 'react';
import { clockTime } from './time.ts';
import { Waveform } from './waveform.tsx';
import './seek-bar.css';

const step = 5;
const leap = 30;

/** A waveform that is also the position slider: pointer, arrows, PageUp/PageDown, Home and End. */
export function SeekBar(props: {
  label: string;
  peaks: readonly number[];
  durationSeconds: number;
  positionSeconds: number;
  onSeek: (seconds: number) => void;
}) {
  const { durationSeconds: duration, positionSeconds: position } = props;
  const seek = (seconds: number) => props.onSeek(Math.min(duration, Math.max(0, seconds)));

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, position, duration);
    if (target === undefined) return;
    event.preventDefault();
    seek(target);
  }

  function onPointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    seek(((event.clientX - box.left) / box.width) * duration);
  }

  return (
    <div
      className="seek-bar"
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={`${clockTime(position)} de ${clockTime(duration)}`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <Waveform peaks={props.peaks} played={duration > 0 ? position / duration : 0} />
    </div>
  );
}

/** Where a key of the slider pattern leads, in seconds. */
function keyTarget(key: string, position: number, duration: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return position + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - step;
    case 'PageUp':
      return position + leap;
    case 'PageDown':
      return position - leap;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return undefined;
  }
}
