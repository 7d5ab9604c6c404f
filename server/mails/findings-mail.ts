import { type Money, priceText } from '#content/money.ts';
import { type FindingKind, findingTitles } from '#content/payment-findings.ts';
import type { Mail } from '#server/ports/mail/mail.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';

/** What does not fit, in a line. */
export type FoundPart = {
  kind: FindingKind;
  provider: 'wompi' | 'paypal' | 'manual';
  /** Of its order, where it has one. */
  code: string | null;
  amount: Money | null;
};

/** Tells the staff what does not fit in payments. It says nothing that a client or a provider wrote. */
export function findingsMail(
  mail: Omit<ActionMailTo, 'displayName'> & { total: number; first: readonly FoundPart[] },
): Promise<Mail> {
  const { total, first, ...to } = mail;
  const what = total === 1 ? 'Una diferencia nueva' : `${total} diferencias nuevas`;
  const more = total - first.length;
  return writeActionMail(
    { ...to, displayName: '' },
    {
      subject: `${what} en los pagos`,
      preview: `Alguien del equipo tiene que ${total === 1 ? 'mirarla' : 'mirarlas'}.`,
      heading: `${what} en los pagos`,
      text: [
        ...first.map(lineOf),
        ...(more > 0 ? [`Y ${more} más.`] : []),
        'En «Diferencias» está qué hacer con cada una.',
      ],
      button: 'Ver las diferencias',
      linkText: 'Están en este enlace:',
      notMine: 'Te llega porque lees los avisos del estudio.',
    },
  );
}

const providerNames = { wompi: 'Wompi', paypal: 'PayPal', manual: 'transferencia' } as const;

const lineOf = ({ kind, provider, code, amount }: FoundPart): string =>
  [
    `${findingTitles[kind]} (${providerNames[provider]})`,
    ...(code === null ? [] : [`pedido ${code}`]),
    ...(amount === null ? [] : [priceText(amount)]),
  ].join(', ') + '.';
