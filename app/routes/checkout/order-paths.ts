import { href } from 'react-router';

/** The page that follows an order. */
export const orderPath = (id: string): string =>
  `${href('/checkout/success')}?${new URLSearchParams({ pedido: id })}`;

/** The same, for who came back to it from where they pay. */
export const backPath = (id: string): string => `${orderPath(id)}&regreso=1`;

/** Whether this is the query of somebody who came back from where they pay, which proves nothing. */
export const isBackQuery = (query: URLSearchParams): boolean =>
  !query.has('cancelado') && ['PayerID', 'id', 'regreso'].some((name) => query.has(name));

/** The page where an order is paid by transfer, and what became of what was reported. */
export const transferPath = (id: string): string =>
  `${href('/checkout/transferencia')}?${new URLSearchParams({ pedido: id })}`;

/** Where a member sees how the next period is paid, and changes that. */
export const payWayPath = `${href('/dashboard/membresia')}#como-se-paga`;

/** The page where a client withdraws from an order that they paid. */
export const withdrawalPath = (id: string): string =>
  `${href('/checkout/retracto')}?${new URLSearchParams({ pedido: id })}`;
