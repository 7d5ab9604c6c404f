import { href } from 'react-router';
import { TakeProblem } from './problems.ts';

type TicketAsked = { intent: 'take' } | { intent: 'use' | 'return'; ticket: string };
export type TicketTold = { ticket?: string; isBack?: boolean };

/** In milliseconds: a slow network has answered by then, or will not. */
const longestWait = 20_000;

/** Asks for a ticket, uses it or gives it back. Rejects with a `TakeProblem`, which says why not. */
export async function askTicket(asked: TicketAsked): Promise<TicketTold> {
  let response: Response;
  try {
    response = await fetch(href('/vocal-analyzer/turno'), {
      method: 'POST',
      body: new URLSearchParams(asked),
      signal: AbortSignal.timeout(longestWait),
      // A session that ended leads to a page, which is no ticket.
      redirect: 'error',
    });
  } catch {
    throw new TakeProblem({
      title: 'No hay conexión con el estudio',
      message:
        'El cálculo es en tu equipo, pero antes hay que anotar que usaste un análisis. Revisa tu internet y vuelve a intentarlo: la toma sigue aquí.',
    });
  }
  const told = (await response.json().catch(() => null)) as (TicketTold & Partial<Refused>) | null;
  if (response.ok && told) return told;
  throw new TakeProblem({
    title: told?.title ?? 'No se pudo anotar el análisis',
    message: told?.message ?? 'Espera un momento y vuelve a intentarlo: la toma sigue aquí.',
    isLimit: told?.code === 'vocal.limit',
  });
}

type Refused = { code: string; title: string; message: string };
