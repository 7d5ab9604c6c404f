/** Why a payment was declined, as providers word it, by what their words have in common. */
const known: readonly [RegExp, string][] = [
  [/insufficient|insuficiente|sin fondos/i, 'No había fondos suficientes.'],
  [/expired card|card.*expired|vencida/i, 'La tarjeta está vencida.'],
  [/\bcv[cv]\b|security code|c[oó]digo de seguridad/i, 'El código de seguridad no coincide.'],
  [/\blimit|l[ií]mite|cupo|exceed/i, 'Supera el cupo o el límite de ese medio de pago.'],
  [/cancel/i, 'Se canceló antes de terminar.'],
  [/time ?out|tiempo|expir/i, 'Se acabó el tiempo para aprobarlo.'],
];

const unsaid =
  'La pasarela no dijo por qué. Prueba con otro medio de pago o pregúntale a tu banco.';

/** A sentence for whoever paid; what programs write for programs is left out. */
export function declineText(reason: string | null): string {
  const text = reason?.trim() ?? '';
  const found = known.find(([words]) => words.test(text));
  if (found) return found[1];
  // It says no more than the title does.
  if (/^la transacci[oó]n fue rechazada/i.test(text)) return unsaid;
  if (/\p{Ll}{3}/u.test(text) && text.length <= 200)
    return `Esto dijo la pasarela: «${text.replace(/\.$/, '')}».`;
  return unsaid;
}
