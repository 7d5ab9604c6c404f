import { href } from 'react-router';
import { TakeProblem } from './problems.ts';

type TicketAsked =
  | { intent: 'take' }
  | { intent: 'use' | 'return'; ticket: string }
  | { intent: 'save'; ticket: string; name: string; take: string };
/** `saved` is the address of what was saved. */
export type TicketTold = { ticket?: string; isBack?: boolean; saved?: string };

/** In milliseconds: a slow network has answered by then, or will not. */
const longestWait = 20_000;

/** Asks for a ticket, uses it, gives it back, or saves the numbers that it stands for. Rejects with a `TakeProblem`, which says why not. */
export async function askTicket(asked: TicketAsked, signal?: AbortSignal): Promise<TicketTold> {
  const timeout = AbortSignal.timeout(longestWait);
  let response: Response;
  try {
    response = await fetch(href('/vocal-analyzer/turno'), {
      method: 'POST',
      body: new URLSearchParams(asked),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // A session that ended leads to the page where one signs in.
      redirect: 'manual',
    });
  } catch {
    signal?.throwIfAborted();
    throw new TakeProblem({
      isOffline: true,
      title: 'No hay conexión con el estudio',
      message:
        'El cálculo es en tu equipo, pero antes hay que anotar que usaste un análisis. Revisa tu internet y vuelve a intentarlo: la toma sigue aquí.',
    });
  }
  if (response.type === 'opaqueredirect')
    throw new TakeProblem({
      isSignedOut: true,
      title: 'Tu sesión terminó',
      message: 'Entra en otra pestaña y vuelve a esta: la toma y lo que salió de ella siguen aquí.',
    });
  const told = (await response.json().catch(() => null)) as (TicketTold & Partial<Refused>) | null;
  if (response.ok && told) return told;
  throw new TakeProblem({
    title: told?.title ?? 'No se pudo anotar el análisis',
    message: told?.message ?? 'Espera un momento y vuelve a intentarlo: la toma sigue aquí.',
    isLimit: told?.code === 'vocal.limit',
    isSpent: told?.code === 'vocal.ticket-spent',
    isOfName: told?.field === 'name',
  });
}

type Refused = { code: string; title: string; message: string; field: string };
