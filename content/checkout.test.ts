import { describe, expect, test } from 'vitest';
import { wantedServiceNames } from '#packages/contact/src/index.ts';
import { type Offer, type OfferKey, offers, type Package } from './catalogue.ts';
import { fixedPlans } from './checkout-plans.ts';
import { checkoutPath, checkoutPathOf, findCheckoutItem, itemById } from './checkout.ts';
import { membershipPath } from './membership-path.ts';
import { type Money, usd } from './money.ts';
import { pages } from './site-map.ts';

const asked = { plan: null, service: null, price: null };

/** What the address of a link asks for, as the page reads it. */
function choiceAt(path: string) {
  const query = new URL(path, 'https://a.co').searchParams;
  const [plan, service, price] = [query.get('plan'), query.get('service'), query.get('price')];
  return findCheckoutItem({ plan, periodo: query.get('periodo'), service, price });
}

const packages = (Object.keys(offers) as OfferKey[]).flatMap((key) => {
  const { packages: all, page }: Offer = offers[key];
  return all.map((pack): [string, Package, string] => [pack.id, pack, pages[page].name]);
});

describe('a plan', () => {
  test.each([
    ['produccion-hit', 2500, 'produccion', '/produccion-musical'],
    ['video-profesional', 3500, 'video', '/produccion-audiovisual'],
    ['manejo-carrera', 1500, 'manejo', '/manejo-artistico'],
    ['distribucion-mundial', 800, 'distribucion', '/distribucion-global'],
  ])('%s is sold for USD %i', (plan, dollars, service, page) => {
    const choice = findCheckoutItem({ ...asked, plan });
    expect(choice).toMatchObject({
      kind: 'for-sale',
      item: { id: plan, price: usd(dollars), service, page: { path: page } },
    });
    expect(choice).toEqual({ kind: 'for-sale', item: itemById(plan) });
    expect(choiceAt(`/checkout?plan=${plan}`)).toEqual(choice);
  });

  test('each says what it gives in a line and four to six features', () => {
    for (const { description, features } of fixedPlans) {
      expect(description).toMatch(/^[^\n]{20,90}\.$/);
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.length).toBeLessThanOrEqual(6);
    }
  });

  test('the membership is sold a month or a year at a time, at a price that depends on who asks', () => {
    const plan = 'digital-pro';
    expect(findCheckoutItem({ ...asked, plan })).toEqual({ kind: 'membership', plan: 'month' });
    for (const [periodo, span] of [
      ['anual', 'year'],
      ['mensual', 'month'],
      [['anual'], 'month'],
    ])
      expect(findCheckoutItem({ ...asked, plan, periodo })).toEqual({
        kind: 'membership',
        plan: span,
      });
    for (const span of ['month', 'year'] as const)
      expect(choiceAt(membershipPath(span))).toEqual({ kind: 'membership', plan: span });
    expect(itemById(plan)).toBeNull();
  });

  test('that exists decides, and one that does not leaves it to the service', () => {
    const both = { service: 'produccion-musical', price: '390' };
    expect(findCheckoutItem({ plan: 'produccion-hit', ...both })).toMatchObject({
      item: { id: 'produccion-hit' },
    });
    expect(findCheckoutItem({ plan: 'otro', ...both })).toMatchObject({
      item: { id: 'produccion-musical:musica-profesional' },
    });
  });
});

describe('a package', () => {
  test.each(packages)('%s is asked for by its own link', (id, pack, pageName) => {
    const choice = choiceAt(checkoutPathOf({ id }));
    const { description, features, price, comingSoon = false } = pack;
    const name = `${pageName}: ${pack.name}`;
    if (comingSoon) {
      expect(choice).toMatchObject({ kind: 'coming-soon', name, description, features, price });
      expect(choice).toHaveProperty('note', expect.stringContaining('todavía no está a la venta'));
    } else {
      expect(choice).toMatchObject({
        kind: 'for-sale',
        item: { name, description, features, price, path: checkoutPathOf({ id }) },
      });
    }
  });

  test.each([
    [
      'produccion-musical:musica-basico',
      'produccion-musical',
      usd(99),
      'por canción',
      'produccion',
    ],
    [
      'produccion-musical:musica-plus',
      'produccion-musical',
      usd(1200),
      'por canción',
      'produccion',
    ],
    ['produccion-audiovisual:video-clip', 'produccion-audiovisual', usd(399), 'por video', 'video'],
    [
      'manejo-artistico:manejo-emergente',
      'manejo-artistico',
      usd(150),
      'por el primer mes',
      'manejo',
    ],
    [
      'distribucion-global:distribucion-pro',
      'distribucion-global',
      usd(50),
      'por el primer año',
      'distribucion',
    ],
  ] as const)('%s keeps its id', (id, service, price, unit, filedUnder) => {
    const path = checkoutPath({ service, price });
    expect(path).toBe(`/checkout?service=${service}&price=${price.amount / 100}`);
    expect(choiceAt(path)).toEqual({ kind: 'for-sale', item: itemById(id) });
    expect(itemById(id)).toMatchObject({ id, price, unit, service: filedUnder, path });
    expect(wantedServiceNames).toContain(filedUnder);
  });

  test.each([
    ['manejo-artistico', '3000', 'Manejo artístico: Superestrella'],
    ['distribucion-global', '150', 'Distribución global: Premium'],
  ])('of %s at %s is announced and not sold', (service, price, name) => {
    expect(findCheckoutItem({ ...asked, service, price })).toMatchObject({
      kind: 'coming-soon',
      name,
      price: usd(Number(price)),
    });
  });

  test('no two of a service have one price, which is whole dollars', () => {
    const paths = packages.map(([id]) => checkoutPathOf({ id }));
    expect(new Set(paths).size).toBe(packages.length);
    for (const [, { price }] of packages) expect(price.amount % 100).toBe(0);
  });
});

test.each<[service: string, price: string, name: string, amount: Money | null, path?: string]>([
  ['produccion-musical', '391', 'Producción musical', usd(391), '/produccion-musical'],
  ['produccion-musical', '0', 'Producción musical', null, '/produccion-musical'],
  // The price of another service.
  ['produccion-audiovisual', '390', 'Producción audiovisual', usd(390), '/produccion-audiovisual'],
  ['manejo-artistico', '999999999', 'Manejo artístico', usd(999_999_999), '/manejo-artistico'],
  ['distribucion-global', '1', 'Distribución global', usd(1), '/distribucion-global'],
  ['portfolio-integrado', '390', 'Portafolio integrado', usd(390), '/portfolio'],
  ['personalizado', '1200', 'Proyecto personalizado', usd(1200)],
  ['personalizado', '0', 'Proyecto personalizado', null],
])('%s at %s is talked over', (service, price, name, amount, path) => {
  expect(findCheckoutItem({ ...asked, service, price })).toEqual({
    ...{ kind: 'to-agree', name, amount },
    page: path === undefined ? null : expect.objectContaining({ path }),
  });
});

const hostile = [
  null,
  undefined,
  '',
  390,
  ['390'],
  { toString: () => '390' },
  '390.0',
  '390,00',
  ' 390',
  '390 ',
  '390\n',
  '0390',
  '00',
  '-0',
  '-390',
  '+390',
  '３９０',
  '٣٩٠',
  '1e3',
  '0x186',
  '1_000',
  'NaN',
  'Infinity',
  '1234567890',
  '390&service=personalizado',
  '9'.repeat(100_000),
  '__proto__',
  'constructor',
  'Canción Ñandú — ¿qué?',
];

test.each(hostile)('the price %j is none', (price) => {
  for (const service of ['produccion-musical', 'personalizado'])
    expect(findCheckoutItem({ ...asked, service, price })).toBeNull();
});

test.each([
  ...hostile,
  'produccion-musical ',
  'Produccion-Musical',
  'producción-musical',
  ['produccion-musical'],
  'toString',
  'hasOwnProperty',
  'digital-pro',
  'produccion-hit',
  'musica-basico',
  'produccion-musical:musica-basico',
])('there is no service %j', (service) => {
  for (const price of ['390', '0'])
    expect(findCheckoutItem({ ...asked, service, price })).toBeNull();
});

test.each([
  ...hostile,
  'Digital-Pro',
  'digital-pro ',
  ['digital-pro'],
  ['produccion-hit'],
  'produccion-musical',
  'musica-basico',
  'produccion-musical:musica-basico',
  'manejo-superestrella',
])('there is no plan %j', (plan) => {
  expect(findCheckoutItem({ ...asked, plan })).toBeNull();
});

test.each([
  '',
  '__proto__',
  'constructor',
  'musica-basico',
  'manejo-artistico:manejo-superestrella',
])('no order can be for %j', (id) => {
  expect(itemById(id)).toBeNull();
});

test('a link to a package that nobody knows is a fault of ours', () => {
  expect(() => checkoutPathOf({ id: 'constructor' })).toThrow('No package constructor');
});
