import type { Browser, Page } from '@playwright/test';
import { dayText } from '#app/routes/dashboard/membership/membership-words.ts';
import { addMonths } from '#packages/membership/src/index.ts';
import { type Artist, makeArtist, poster, signInContext } from '../../browser/artist.ts';
import { checkAxe, checkAxeEverywhere } from '../../browser/axe.ts';
import { mailAbout, mailsTo, readMailsOf } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { payByWompi, providerPages } from '../../browser/pay.ts';
import { freePort } from '../../browser/server.ts';
import { productionOrigin } from '../../browser/sites.ts';
import { signInAgainAt } from '../../browser/sign-in.ts';
import { grantStaff } from '../../browser/staff.ts';
import { type ProductionSite, startProduction } from '../../browser/start-sites.ts';

const port = await freePort();
const opened = new AsyncDisposableStack();
let site: ProductionSite;

// A server of its own: its machine sleeps for weeks.
test.use({ baseURL: productionOrigin(port) });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startProduction(opened, { log: 'memberships.log', port });
  readMailsOf(opened, site.mailbox);
  const luis = await newPerson();
  await grantStaff(luis.email, site.dataDir);
  const rate = { intent: 'rate', seen: '', copPerUsd: '4.000' };
  await poster(site.origin, site.server)('/admin/pagos', rate, { cookie: luis.cookie });
});
test.afterAll(() => opened.disposeAsync());

const membership = '/dashboard/membresia';
const [hour, day] = [3_600_000, 24 * 3_600_000];
const after = (moment: Date, span: number) => new Date(moment.getTime() + span);

test('of two who try it, one pays, misses a payment and makes up for it; of the other it ends by itself', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(providerPages);
  const [ana, beto] = [await newPerson(), await newPerson()];
  await signInContext(page.context(), ana, site.origin);
  const other = await newPage(browser, beto);

  await test.step('both begin a trial', async () => {
    for (const one of [page, other]) {
      await one.goto(membership);
      await one.getByRole('button', { name: 'Probar 7 días' }).click();
      await expect(one.getByText('Empezó tu prueba de Premium')).toBeVisible();
    }
    await checkAxeEverywhere(page);
  });
  const trialEnd = after(site.now(), 7 * day);

  await test.step('a day before its end they are told; Ana pays a month, which begins now', async () => {
    await sleepUntil(after(trialEnd, -20 * hour), browser);
    for (const { email } of [ana, beto])
      await mailAbout(email, 'Tu prueba de Premium termina mañana');
    await page.goto(membership);
    await expect(page.getByText('le queda un día. Termina sola')).toBeVisible();
    await page.getByRole('link', { name: 'Pagar el mes' }).click();
    await expect(page.getByText('los días que te quedan de prueba se suman al final')).toBeVisible();
    await checkAxe(page);
    await payAndLeave(page);
  });
  const [end, nextEnd] = [addMonths(trialEnd, 1), addMonths(trialEnd, 2)];
  await expect(page.getByText(`Tienes Premium hasta el ${dayText(end)}.`)).toBeVisible();

  await test.step('seven days before its end Ana is told the price; of Beto it ended, and he has not paid', async () => {
    await sleepUntil(after(end, -7 * day + hour), browser);
    const told = await mailAbout(ana.email, `Tu Premium va hasta el ${dayText(end)}`);
    expect(told.text).toMatch(/USD\s15, o \$\s60\.000\sCOP \(a 4\.000 pesos por dólar\)/);
    await page.goto(membership);
    await expect(page.getByText('Ese precio te lo guardamos.')).toBeVisible();
    await checkAxe(page);

    await mailAbout(beto.email, 'Tu prueba de Premium terminó');
    // He was not here for a month.
    await signInAgainAt(other, membership, beto);
    await expect(other.getByText('Tu prueba terminó y no se cobró nada.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Probar 7 días' })).toHaveCount(0);
    await checkAxeEverywhere(other);
    await expectRoom(other, '2 GB');
    await other.goto('/dashboard/pagos');
    await expect(other.getByText(/No hay pagos|Todavía no/)).toBeVisible();
  });

  await test.step('she did not pay: the tools stay open in the days of grace', async () => {
    await sleepUntil(after(end, hour), browser);
    await mailAbout(ana.email, 'No nos llegó el pago de tu Premium');
    await page.goto(membership);
    await expect(page.getByText('Pago pendiente')).toBeVisible();
    const grace = dayText(after(end, 7 * day));
    await expect(page.getByText(`siguen abiertas hasta el ${grace}`)).toBeVisible();
    await checkAxeEverywhere(page);
    await expectRoom(page, '50 GB');
    await page.goto('/memberships');
    await expect(page.getByText(`Falta tu pago. Tienes hasta el ${grace}.`)).toBeVisible();
  });

  await test.step('on the last day she pays from the mail, at the price that she was told', async () => {
    await sleepUntil(after(end, 6 * day + hour), browser);
    const { links } = await mailAbout(ana.email, 'Mañana se cierra tu Premium');
    await page.goto(links.find((link) => new URL(link).pathname === '/checkout') ?? '');
    await expect(page.getByText(`Cuenta desde el ${dayText(end)}`)).toBeVisible();
    await expect(page.getByText(/60\.000/).first()).toBeVisible();
    await checkAxe(page);
    await payAndLeave(page);
  });

  await test.step('no day is lost, and nothing is said twice', async () => {
    await expect(page.getByText(`Tienes Premium hasta el ${dayText(nextEnd)}.`)).toBeVisible();
    await expect(page.getByText('Activa', { exact: true })).toBeVisible();
    await expect(page.getByText('Te quedan USD 50')).toBeVisible();
    expect(await subjects(ana, /Premium|prueba/)).toEqual([
      'Mañana se cierra tu Premium',
      'No nos llegó el pago de tu Premium',
      `Tu Premium va hasta el ${dayText(end)}`,
      'Tu prueba de Premium termina mañana',
    ]);
    expect(await subjects(beto, /Premium|prueba/)).toEqual([
      'Tu prueba de Premium terminó',
      'Tu prueba de Premium termina mañana',
    ]);
  });
  await other.context().close();
});

test('a member pays a service with the discount and the credits, cancels, goes on, and cancels for good', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(providerPages);
  const carla = await newPerson();
  await signInContext(page.context(), carla, site.origin);
  const service = '/checkout?service=produccion-musical&price=390';
  const end = addMonths(site.now(), 1);

  await test.step('she pays a month', async () => {
    await page.goto(service);
    await expect(page.getByText(/1\.560\.000/).first()).toBeVisible();
    await page.goto('/checkout?plan=digital-pro');
    await payAndLeave(page);
    await expect(page.getByText('Te quedan USD 50')).toBeVisible();
  });

  await test.step('a service costs less the 15 %, and her credits', async () => {
    await page.goto(service);
    await expect(
      page.getByText('con tu membresía, 15 % menos y USD 50 de tus créditos'),
    ).toBeVisible();
    await expect(page.getByText(/1\.126\.000/).first()).toBeVisible();
    await checkAxeEverywhere(page);
    const tab = await payByWompi(page);
    await expect(tab.getByText(/1\.126\.000/).first()).toBeVisible();
    await tab.close();
    await leave(page);
    await expect(page.getByText('Te quedan USD 0')).toBeVisible();
    await expect(page.getByRole('link', { name: /USD 50 en/ })).toBeVisible();
    // What is left of the month is the smaller part: of its days or its credits.
    await expect(page.getByRole('link', { name: 'Pasar al año por USD 249' })).toBeVisible();
    await page.goto('/checkout?service=produccion-audiovisual&price=399');
    await expect(page.getByText('con tu membresía, 15 % menos', { exact: false })).toBeVisible();
    await expect(page.getByText('de tus créditos')).toHaveCount(0);
  });

  await test.step('she cancels and says why: she is asked for no other payment', async () => {
    await page.goto(membership);
    await page.getByLabel('¿Qué te faltó?').fill('Canción Ñandú — ¿qué?');
    await page.getByRole('button', { name: 'Cancelar la membresía' }).click();
    await expect(page.getByText('Cancelaste tu membresía')).toBeVisible();
    await expect(page.getByText(`Conservas Premium hasta el ${dayText(end)}.`)).toBeVisible();
    await checkAxeEverywhere(page);
    await sleepUntil(after(end, -3 * day), browser);
    await page.goto(membership);
    await expect(page.getByText('3 días por delante')).toBeVisible();
  });

  await test.step('she comes back before the end, and cancels without a word', async () => {
    await page.getByRole('button', { name: 'Seguir con Premium' }).click();
    await expect(page.getByText('Tu membresía sigue')).toBeVisible();
    await expect(page.getByText('Activa', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar la membresía' }).click();
    await expect(page.getByText('Cancelaste tu membresía')).toBeVisible();
  });

  await test.step('it ends on its day, with its credits and its discount', async () => {
    await sleepUntil(after(end, hour), browser);
    await page.goto(membership);
    await expect(page.getByText(`Tu Premium terminó el ${dayText(end)}.`)).toBeVisible();
    await expect(page.getByText('Usaste USD 50')).toBeVisible();
    await checkAxe(page);
    await page.goto(service);
    await expect(page.getByText('con tu membresía')).toHaveCount(0);
    await expect(page.getByText(/1\.560\.000/).first()).toBeVisible();
    expect(await subjects(carla, /Premium/)).toEqual([]);
  });
});

const newPerson = () => makeArtist(site.origin, site.server);

async function newPage(browser: Browser, person: Artist): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, ignoreHTTPSErrors: true });
  await signInContext(context, person, site.origin);
  return context.newPage();
}

/** Nobody has a page open meanwhile. */
async function sleepUntil(time: Date, browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    await page.goto('about:blank');
  await site.sleepUntil(time);
}

/** Pays, and goes on to the page of the membership. */
async function payAndLeave(page: Page): Promise<void> {
  await (await payByWompi(page)).close();
  await leave(page);
}

/** What comes after a payment is heard of one after the other, and a step away from a page that reads it may be overtaken. */
const leave = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto(membership);
  }).toPass();

/** How much room the person has for their songs. */
async function expectRoom(page: Page, room: string): Promise<void> {
  await page.goto('/dashboard/proyectos');
  await expect(page.getByText('Tu espacio:')).toContainText(`de ${room}`);
}

/** Of the mails to somebody, newest first. */
const subjects = async ({ email }: Artist, about: RegExp) =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => about.test(subject));
