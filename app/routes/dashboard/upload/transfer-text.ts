import { byteCount, kilobyteCount } from '#app/ui/bytes.ts';
import type { Transfer } from './upload-state.ts';

const oneDecimal = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** `12,0 de 40 MB`: always with its decimal, so that the line does not dance. */
export const arrivedOf = (sent: number, total: number): string =>
  `${oneDecimal.format(sent / 1e6)} de ${byteCount(total)}`;

/** `12,0 de 40 MB · 1,2 MB/s · faltan 3 min` */
export function transferDetail({ sent, total, speed }: Omit<Transfer, 'name' | 'sha256'>): string {
  const parts = [arrivedOf(sent, total)];
  if (speed >= 1e3 && sent < total) parts.push(speedOf(speed), remaining((total - sent) / speed));
  return parts.join(' · ');
}

/** A line may break between the parts, never before the last unit. */
const whole = (measure: string): string => measure.replace(' ', '\u00a0');

const speedOf = (speed: number): string =>
  whole(`${speed < 1e6 ? kilobyteCount(speed) : byteCount(speed)}/s`);

function remaining(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 's'] : [seconds / 60, 'min'];
  return `faltan ${whole(`${Math.ceil(count)} ${unit}`)}`;
}

/** What is happening to the file, for its progress bar. Its bytes can all be here before it was looked at. */
export function transferLabel(phase: string, name: string, isWhole: boolean): string {
  if (phase === 'checking') return `Preparando ${name}`;
  if (phase === 'paused') return `En pausa: ${name}`;
  return `${isWhole ? 'Revisando' : 'Subiendo'} ${name}`;
}
