import {
  type Offer,
  type OfferKey,
  offers,
  type Package,
  serviceOf,
  type StudioService,
} from './catalogue.ts';
import { type FixedPlan, fixedPlans } from './checkout-plans.ts';
import { membershipPath, type MembershipSpan } from './membership-path.ts';
import { membershipPlan } from './membership-plan.ts';
import { type Money, usd } from './money.ts';
import type { Page } from './page.ts';
import { pages } from './site-map.ts';

/** What the checkout shows before anybody pays. */
type Shown = {
  /** Whole on its own: `Producción musical: Básico`. */
  name: string;
  description: string;
  features: readonly string[];
  price: Money;
  /** What one price is for. */
  unit: string;
  /** The page that sells it. */
  page: Page;
};

/** Something that can be paid now, once. */
export type CheckoutItem = Shown & {
  /** Stable, for orders to keep: `produccion-hit`, `produccion-musical:musica-basico`. */
  id: string;
  service: StudioService;
  /** Where it is paid. */
  path: string;
};

/** What an address of the checkout asks for. */
export type CheckoutChoice =
  | { kind: 'for-sale'; item: CheckoutItem }
  /** A span of the membership: what it costs, and whether it can be paid now, depends on who asks. */
  | { kind: 'membership'; plan: MembershipSpan }
  /** No price of ours: it is talked over. `amount` is what the address says, for nobody to owe. */
  | { kind: 'to-agree'; name: string; amount: Money | null; page: Page | null }
  /** Announced with its price; `note` says that it cannot be paid. */
  | ComingSoon;

type ComingSoon = Shown & { kind: 'coming-soon'; note: string };

/** The services that have packages, by what the checkout calls them. */
const offerOf = {
  'produccion-musical': 'music',
  'produccion-audiovisual': 'video',
  'manejo-artistico': 'management',
  'distribucion-global': 'distribution',
} as const satisfies Record<string, OfferKey>;

type SoldService = keyof typeof offerOf;

const soldServices = Object.keys(offerOf) as SoldService[];

/** How each service is called that the checkout knows, those included that have no price of their own, and its page. */
const services: ReadonlyMap<string, { name: string; page: Page | null }> = new Map([
  ...soldServices.map((id) => {
    const page = pages[offers[offerOf[id]].page];
    return [id, { name: page.name, page }] as const;
  }),
  ['portfolio-integrado', { name: 'Portafolio integrado', page: pages.portfolio }],
  ['personalizado', { name: 'Proyecto personalizado', page: null }],
]);

const checkout = '/checkout';

/** The address that asks for a service at a price. */
export const checkoutPath = ({ service, price }: { service: SoldService; price: Money }): string =>
  `${checkout}?service=${service}&price=${price.amount / 100}`;

const comesSoon = (name: string) =>
  `${name} todavía no está a la venta: por ahora nadie te lo puede cobrar. Escríbenos y te contamos qué te sirve mientras tanto.`;

type Sold = { item: CheckoutItem; packageId: string | null; comingSoon: boolean };

const ofPlan = (plan: FixedPlan): Sold => ({
  item: { ...plan, page: pages[plan.page], path: `${checkout}?plan=${plan.id}` },
  packageId: null,
  comingSoon: false,
});

function ofService(id: SoldService): Sold[] {
  const { unit, page, packages }: Offer = offers[offerOf[id]];
  return packages.map((pack) => ({
    item: {
      id: `${id}:${pack.id}`,
      name: `${pages[page].name}: ${pack.name}`,
      description: pack.description,
      features: pack.features,
      price: pack.price,
      unit,
      service: serviceOf[offerOf[id]],
      page: pages[page],
      path: checkoutPath({ service: id, price: pack.price }),
    },
    packageId: pack.id,
    comingSoon: pack.comingSoon ?? false,
  }));
}

const everything = [...fixedPlans.map(ofPlan), ...soldServices.flatMap(ofService)];
const byId = new Map(everything.map((one) => [one.item.id, one]));
const byPath = new Map(everything.map((one) => [one.item.path, one]));
const byPackage = new Map(everything.map((one) => [one.packageId, one]));

/** Where a package of the catalogue is paid. */
export function checkoutPathOf({ id }: Pick<Package, 'id'>): string {
  const found = byPackage.get(id);
  if (!found) throw new Error(`No package ${id} in the catalogue`);
  return found.item.path;
}

/** What an order was for, if it is still for sale. */
export function itemById(id: string): CheckoutItem | null {
  const found = byId.get(id);
  return found && !found.comingSoon ? found.item : null;
}

/** Where what an order was for is paid, if it is still for sale; of a membership, the next period of its plan. */
export function pathOfItem(id: string): string | null {
  const [plan, span] = id.split(':');
  return plan === membershipPlan.id && (span === 'month' || span === 'year')
    ? membershipPath(span)
    : (itemById(id)?.path ?? null);
}

/**
 * What the address of the checkout asks for: a plan, or a service at a price; a plan that exists decides. The values
 * come from anywhere. `null` is what does not exist.
 */
export function findCheckoutItem({
  plan,
  periodo,
  service,
  price,
}: Readonly<
  Record<'plan' | 'service' | 'price', unknown> & { periodo?: unknown }
>): CheckoutChoice | null {
  return findPlan(plan, periodo) ?? findService(service, price);
}

function findPlan(plan: unknown, span: unknown): CheckoutChoice | null {
  if (plan === membershipPlan.id)
    return { kind: 'membership', plan: span === 'anual' ? 'year' : 'month' };
  const found = fixedPlans.find(({ id }) => id === plan);
  const sold = found && byId.get(found.id);
  return sold ? choiceOf(sold) : null;
}

function findService(service: unknown, price: unknown): CheckoutChoice | null {
  if (typeof service !== 'string' || typeof price !== 'string') return null;
  const found = services.get(service);
  // One way to write each amount, in figures of ASCII.
  if (found === undefined || !/^(?:0|[1-9][0-9]{0,8})$/.test(price)) return null;
  const sold = byPath.get(`${checkout}?service=${service}&price=${price}`);
  if (sold) return choiceOf(sold);
  return { kind: 'to-agree', ...found, amount: price === '0' ? null : usd(Number(price)) };
}

const choiceOf = ({ item, comingSoon }: Sold): CheckoutChoice =>
  comingSoon ? announce(item, comesSoon(item.name)) : { kind: 'for-sale', item };

const announce = (
  { name, description, features, price, unit, page }: Shown,
  note: string,
): ComingSoon => ({ kind: 'coming-soon', note, name, description, features, price, unit, page });
