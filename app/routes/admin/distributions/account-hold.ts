import type { AccountHold } from '#server/services/distributions/account-hold.ts';

/** Why nothing new goes out, as the staff reads it. */
export const holdTexts = {
  suspended: 'La cuenta está suspendida: nada nuevo sale a las tiendas.',
  leaving: 'Su artista pidió borrar la cuenta: nada nuevo sale a las tiendas.',
} as const satisfies Record<AccountHold, string>;
