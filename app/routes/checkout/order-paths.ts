import { href } from 'react-router';

/** The page that follows an order. */
export const orderPath = (id: string): string =>
  `${href('/checkout/success')}?${new URLSearchParams({ pedido: id })}`;

/** The page where an order is paid by transfer, and what became of what was reported. */
export const transferPath = (id: string): string =>
  `${href('/checkout/transferencia')}?${new URLSearchParams({ pedido: id })}`;

/** The page where a client withdraws from an order that they paid. */
export const withdrawalPath = (id: string): string =>
  `${href('/checkout/retracto')}?${new URLSearchParams({ pedido: id })}`;
