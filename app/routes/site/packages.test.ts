import { expect, test } from 'vitest';
import { type Offer, type OfferKey, offers } from '#content/catalogue.ts';
import { checkoutPathOf, findCheckoutItem } from '#content/checkout.ts';
import { pages } from '#content/site-map.ts';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp();

/** Where each link of a page with these words leads. */
const linksOf = (html: string, words: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*(?:<!-- -->[^<]*)*)<\/a>/g)]
    .filter(([, , text = '']) => text.replaceAll('<!-- -->', '') === words)
    .map(([, target = '']) => target.replaceAll('&amp;', '&'));

test.each(Object.keys(offers) as OfferKey[])(
  'whoever chooses a package of %s goes to its checkout, or asks first',
  async (key) => {
    const { page, packages }: Offer = offers[key];
    const html = await (await ask(pages[page].path)).text();
    for (const pack of packages) {
      const { id, name, comingSoon, unlisted } = pack;
      const isOffered = !comingSoon && !unlisted;
      expect(linksOf(html, `Elegir ${name}`), id).toEqual(isOffered ? [checkoutPathOf(pack)] : []);
      expect(linksOf(html, `Preguntar por ${name}`), id).toEqual(
        isOffered ? [`/contact?paquete=${id}`] : [],
      );
    }
    const disabled = html.match(/<button[^>]* disabled=""[^>]*>Próximamente<\/button>/g) ?? [];
    expect(disabled).toHaveLength(packages.filter(({ comingSoon }) => comingSoon).length);
  },
);

test('a visitor comes back to the package once their session is open', async () => {
  const path = checkoutPathOf({ id: 'musica-plus' });
  const { status, headers } = await ask(path);
  const door = new URL(headers.get('location') ?? '', 'https://a.co');
  expect([status, door.pathname]).toEqual([302, '/auth']);
  const { searchParams } = new URL(door.searchParams.get('volver') ?? '', door);
  const [service, price] = [searchParams.get('service'), searchParams.get('price')];
  expect(findCheckoutItem({ plan: null, service, price })).toMatchObject({
    kind: 'for-sale',
    item: { id: 'produccion-musical:musica-plus' },
  });
});
