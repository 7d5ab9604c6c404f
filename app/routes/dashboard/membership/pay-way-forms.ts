import type { PayWayView } from './pay-way.ts';

/** The forms of how it is paid, by their `intent`. */
export function payWayForms(view: PayWayView | null): string[] {
  const isOne = (kind: string | undefined) => kind === 'waiting' || kind === 'active';
  return [
    ...(view?.nequi?.isAsked ? ['nequi'] : []),
    ...(isOne(view?.nequi?.kind) ? ['nequi-remove'] : []),
    ...((view?.paypal?.offers.length ?? 0) > 0 ? ['paypal'] : []),
    ...(isOne(view?.paypal?.kind) ? ['paypal-remove'] : []),
  ];
}
