import { byteCount } from '#app/ui/bytes.ts';
import type { Transfer } from './upload-state.ts';

/** `42 % · 1,2 MB/s · faltan 3 min` */
export function transferDetail(transfer: Omit<Transfer, 'name'>): string {
  const { sent, total, speed } = transfer;
  const parts = [`${total > 0 ? Math.floor((sent / total) * 100) : 0} %`];
  if (speed > 0) parts.push(`${byteCount(speed)}/s`, remaining((total - sent) / speed));
  return parts.join(' · ');
}

function remaining(seconds: number): string {
  return seconds < 60 ? `faltan ${Math.ceil(seconds)} s` : `faltan ${Math.ceil(seconds / 60)} min`;
}
