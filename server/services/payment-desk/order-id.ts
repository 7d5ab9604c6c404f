import { AppError } from '#server/app-error.ts';
import { isUuid } from '../is-uuid.ts';

/** The id of an order. */
export type OrderId = string & { readonly orderId: unique symbol };

/** The text as an id; a text that cannot be one names no order. */
export function toOrderId(text: string): OrderId {
  if (!isOrderId(text)) throw new AppError('order.gone');
  return text;
}

const isOrderId = (text: string): text is OrderId => isUuid(text);
