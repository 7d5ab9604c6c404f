import './status-badge.css';

/** States of a project, of a distribution and of a background job, with what a person reads. */
export const statusLabels = {
  draft: 'Borrador',
  uploading: 'Subiendo',
  processing: 'Procesando',
  ready: 'Listo',
  distributed: 'Distribuido',
  failed: 'Fallido',
  pending: 'Pendiente',
  live: 'En vivo',
  removed: 'Retirado',
  quarantined: 'Apartado',
} as const;

export type Status = keyof typeof statusLabels;

export const statuses = Object.keys(statusLabels) as readonly Status[];

/** Colour, level bars and words say the same thing: how far along it is. Other words may say it better. */
export function StatusBadge({ status, children }: { status: Status; children?: string }) {
  return <span className={`badge badge-${status}`}>{children ?? statusLabels[status]}</span>;
}
