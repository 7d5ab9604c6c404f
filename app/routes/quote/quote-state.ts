import type { Status } from '#app/ui/status-badge.tsx';
import type { QuoteState } from '#packages/quote/src/index.ts';

/** Of each state of a quote, what it is called, what several are, and as far along as which status of a song it is. */
export const quoteStateWords = {
  draft: { label: 'Borrador', many: 'Borradores', status: 'draft' },
  sent: { label: 'Enviada', many: 'Enviadas', status: 'processing' },
  accepted: { label: 'Aceptada', many: 'Aceptadas', status: 'live' },
  rejected: { label: 'Rechazada', many: 'Rechazadas', status: 'failed' },
  expired: { label: 'Vencida', many: 'Vencidas', status: 'removed' },
  withdrawn: { label: 'Retirada', many: 'Retiradas', status: 'removed' },
} as const satisfies Record<QuoteState, { label: string; many: string; status: Status }>;
