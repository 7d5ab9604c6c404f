import { longDate } from '#content/dates.ts';
import { type Money, priceText } from '#content/money.ts';
import { asTheyOpen } from '#content/tool-openings.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { MembershipStatus, Plan } from '#packages/membership/src/index.ts';
import type { Status } from '#app/ui/status-badge.tsx';
import type { NextCharge, OwnMembership } from '#server/services/renewals/read-own-membership.ts';

/** `3 de febrero de 2027`, in Bogotá. */
export const dayText = (moment: Date): string => longDate(bogotaDate(moment));

export const planNames = { month: 'Mensual', year: 'Anual' } as const satisfies Record<
  Plan,
  string
>;

type Badge = { status: Status; label: string };

/** How a membership stands, in two words. */
export const membershipBadges: Record<MembershipStatus, Badge> = {
  none: { status: 'draft', label: 'Cuenta gratuita' },
  trialing: { status: 'processing', label: 'En prueba' },
  active: { status: 'live', label: 'Activa' },
  past_due: { status: 'pending', label: 'Pago pendiente' },
  cancelled_at_period_end: { status: 'processing', label: 'Cancelada' },
  ended: { status: 'removed', label: 'Terminada' },
};

/** How the membership stands, in a badge and a sentence. */
export function standingWords(
  own: OwnMembership,
  { isWithdrawn }: { isWithdrawn: boolean },
): Badge & { text: string } {
  return {
    ...membershipBadges[own.status],
    text: isWithdrawn ? withdrawnText : textOf(own),
  };
}

const withdrawnText =
  'Pediste el retracto: no se cobra nada más, y Premium sigue abierto hasta que te devolvamos el dinero.';

function textOf(own: OwnMembership): string {
  const { status, trialEndsAt, trialDaysLeft, paidUntil, graceUntil, periods, renewal } = own;
  const trial = trialEndsAt ? dayText(trialEndsAt) : '';
  const paid = paidUntil ? dayText(paidUntil) : '';
  switch (status) {
    case 'none':
      return `Tienes la cuenta gratuita. Premium te da el descuento, los créditos y las herramientas sin tope${asTheyOpen}.`;
    case 'trialing':
      return `Tu prueba va hasta el ${trial}: ${trialDaysLeft === 1 ? 'le queda un día' : `le quedan ${trialDaysLeft} días`}. ${renewal === 'paypal' ? 'Ese día PayPal cobra lo que aprobaste, y sigues con Premium.' : 'Termina sola y no se cobra nada.'}`;
    case 'active':
      return `Tienes Premium hasta el ${paid}.`;
    case 'past_due':
      if (!paidUntil)
        return `Tu prueba terminó el ${trial} y el cobro de PayPal no ha llegado. Tu Premium sigue abierto hasta el ${graceUntil ? dayText(graceUntil) : ''}.`;
      return `Lo que pagaste fue hasta el ${paid} y el pago siguiente no ha llegado. Tu Premium sigue abierto hasta el ${graceUntil ? dayText(graceUntil) : ''}.`;
    case 'cancelled_at_period_end':
      return `No se cobra nada más. Conservas Premium hasta el ${paid}.`;
    case 'ended':
      if (periods[0]?.isRefunded)
        return 'Te devolvimos lo que pagaste y tu Premium terminó. Tus canciones siguen en su sitio.';
      return paidUntil
        ? `Tu Premium terminó el ${paid}. Tus canciones siguen en su sitio.`
        : 'Tu prueba terminó y no se cobró nada. Tus canciones siguen en su sitio.';
  }
}

/** `USD 30, o $ 123.000 COP`, and at which rate. */
export function chargeText({ price, pesos, rate, isTold }: NextCharge) {
  if (!pesos || !rate) return { price: priceText(price), note: null };
  const perDollar: Money = { amount: rate.copPerUsd, currency: 'COP' };
  const of = `${priceText(perDollar)} por dólar, tasa del ${dayText(rate.setAt)}`;
  return {
    price: `${priceText(price)}, o ${priceText(pesos)}`,
    note: isTold
      ? `A ${of}. Ese precio te lo guardamos.`
      : `A ${of}. Los pesos quedan fijos cuando te avisemos, siete días antes.`,
  };
}
