import type { EntryKind } from '#server/services/legal-requests/request-history.ts';

const steps: Partial<Record<EntryKind, string>> = {
  started: 'La pusimos en trámite.',
  asked: 'Te pedimos lo que falta, y el plazo se detuvo.',
  completed: 'La completaste, y el plazo siguió.',
  extended: 'Ampliamos el plazo, por esto:',
  answered: 'Te respondimos.',
  closed: 'La cerramos sin una respuesta de fondo, por esto:',
  abandoned: 'Pasaron dos meses sin que la completaras, y la ley entiende que desististe.',
};

/** What happened to a request, as its person reads it. */
export const stepText = (kind: EntryKind): string => steps[kind] ?? '';
