import type { StaffActor } from '#server/actor.ts';
import type { AppServices } from '../app-services.ts';
import { countViews } from '../lists/count-views.ts';
import type { BoundedCount } from '../lists/search-plan.ts';
import { isInView, orderViews, type OrderView } from './order-views.ts';

/** How many orders each view has. */
export const countOrders = (
  { db }: Pick<AppServices, 'db'>,
  actor: StaffActor,
): Promise<Record<OrderView, BoundedCount>> =>
  countViews({ db }, actor, 'orders', orderViews, isInView);
