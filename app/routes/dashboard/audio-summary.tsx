import { clockTime } from '#app/ui/time.ts';
import type { Project } from '#server/services/projects/project.ts';

const kilohertz = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** What a recording is, in a line: its length, and how it is stored. */
export function AudioSummary({ audio }: { audio: NonNullable<Project['audio']> }) {
  const facts = [
    clockTime(audio.durationSeconds),
    audio.codec,
    `${kilohertz.format(audio.sampleRateHertz / 1000)}\u00a0kHz`,
    audio.bitDepth && `${audio.bitDepth}\u00a0bits`,
    audio.channels === 1 ? 'mono' : audio.channels === 2 ? 'estéreo' : `${audio.channels} canales`,
  ];
  return <span className="measure">{facts.filter(Boolean).join(' · ')}</span>;
}
