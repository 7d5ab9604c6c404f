const oneDecimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 });

/** `12582912` → `12,6 MB` (millions of bytes, as phones count). */
export const megabytes = (bytes: number): string => `${oneDecimal.format(bytes / 1e6)} MB`;

/** `42 % · 1,2 MB/s · faltan 3 min` */
export function transferDetail(transfer: { sent: number; total: number; speed: number }): string {
  const { sent, total, speed } = transfer;
  const parts = [`${total > 0 ? Math.floor((sent / total) * 100) : 0} %`];
  if (speed > 0) parts.push(`${megabytes(speed)}/s`, remaining((total - sent) / speed));
  return parts.join(' · ');
}

function remaining(seconds: number): string {
  return seconds < 60 ? `faltan ${Math.ceil(seconds)} s` : `faltan ${Math.ceil(seconds / 60)} min`;
}
