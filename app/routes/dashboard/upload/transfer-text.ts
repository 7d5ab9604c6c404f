import { byteCount } from '#app/ui/bytes.ts';
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
  if (speed > 0 && sent < total)
    parts.push(`${byteCount(speed)}/s`, remaining((total - sent) / speed));
  return parts.join(' · ');
}

function remaining(seconds: number): string {
  return seconds < 60 ? `faltan ${Math.ceil(seconds)} s` : `faltan ${Math.ceil(seconds / 60)} min`;
}

/** What is happening to the file, for its progress bar. Its bytes can all be here before it was looked at. */
export function transferLabel(phase: string, name: string, isWhole: boolean): string {
  if (phase === 'checking') return `Preparando ${name}`;
  if (phase === 'paused') return `En pausa: ${name}`;
  return `${isWhole ? 'Revisando' : 'Subiendo'} ${name}`;
}
