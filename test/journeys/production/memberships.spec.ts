import type { Browser, Page } from '@playwright/test';
import { dayText } from '#app/routes/dashboard/membership/membership-words.ts';
import { addMonths } from '#packages/membership/src/index.ts';
import { type Artist, makeArtist, poster, signInContext } from '../../browser/artist.ts';
import { checkAxe, checkAxeEverywhere } from '../../browser/axe.ts';
import { mailAbout, mailsTo, readMailsOf } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { payByWompi, payPeriod, providerPages } from '../../browser/pay.ts';
import { freePort } from '../../browser/server.ts';
import { signInAgainAt } from '../../browser/sign-in.ts';
import { productionOrigin } from '../../browser/sites.ts';
import { grantStaff } from '../../browser/staff.ts';
import { type ProductionSite, startProduction } from '../../browser/start-sites.ts';

const port = await freePort();
const opened = new AsyncDisposableStack();
let site: ProductionSite;

// A server of its own: its machine sleeps for weeks.
test.use({ baseURL: productionOrigin(port) });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startProduction(opened, { log: 'memberships-production.log', port });
  readMailsOf(opened, site.mailbox);
  const luis = await newPerson();
  await grantStaff(luis.email, site.dataDir);
  const rate = { intent: 'rate', seen: '', copPerUsd: '4.000' };
  await poster(site.origin, site.server)('/admin/pagos', rate, { cookie: luis.cookie });
});
test.afterAll(() => opened.disposeAsync());

const membership = '/dashboard/membresia';
const service = '/checkout?service=produccion-musical&price=390';
const [hour, day] = [3_600_000, 24 * 3_600_000];
const after = (moment: Date, span: number) => new Date(moment.getTime() + span);

test('Ana tries, pays, forgets a payment and makes up for it; Beto only tries; Carla pays, uses what a member has, and cancels; Dora lets PayPal charge', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(providerPages);
  test.setTimeout(180_000);
  const [ana, beto] = [await newPerson(), await newPerson()];
  const [carla, dora] = [await newPerson(), await newPerson()];
  const start = site.now();
  const trialEnd = after(start, 7 * day);
  const carlasEnd = addMonths(start, 1);
  const [end, nextEnd] = [addMonths(trialEnd, 1), addMonths(trialEnd, 2)];
  const grace = dayText(after(end, 7 * day));
  await signInContext(page.context(), ana, site.origin);
  const [betos, carlas] = [await newPage(browser, beto), await newPage(browser, carla)];
  const doras = await newPage(browser, dora);

  await test.step('Ana, Beto and Dora begin their trial', async () => {
    for (const one of [page, betos, doras]) {
      await one.goto(membership);
      await one.getByRole('button', { name: 'Probar 7 días' }).click();
      await expect(one.getByText('Empezó tu prueba de Premium')).toBeVisible();
    }
    await checkAxe(page);
  });

  await test.step('Dora approves at PayPal that it charges when her trial ends', async () => {
    await doras.getByRole('button', { name: 'Que PayPal cobre cada mes' }).click();
    await doras.getByRole('button', { name: 'Aprobar y volver' }).click();
    await expect(doras).toHaveURL(/\/dashboard\/membresia/);
    await expect(doras.getByText('Se cobra sola por PayPal').first()).toBeVisible();
  });

  await test.step('Carla pays a month, and a service for 15 % less and her credits', async () => {
    await carlas.goto(service);
    await expect(carlas.getByText(/1\.560\.000/).first()).toBeVisible();
    await carlas.goto('/checkout?plan=digital-pro');
    await payPeriod(carlas);
    await expect(carlas.getByText('Te quedan USD 50')).toBeVisible();
    await carlas.goto(service);
    const part = (words: string) => carlas.locator('.checkout-part').filter({ hasText: words });
    await expect(part('Descuento de miembro (15 %)')).toContainText('−USD 58,50');
    await expect(part('Tus créditos')).toContainText('−USD 50');
    await checkAxe(carlas);
    const tab = await payByWompi(carlas);
    await expect(tab.getByText(/1\.126\.000/).first()).toBeVisible();
    await tab.close();
    await carlas.goto(membership);
    await expect(carlas.getByText('Te quedan USD 0')).toBeVisible();
    await expect(carlas.getByRole('link', { name: /USD 50 en/ })).toBeVisible();
    // Of what is left of the month the smaller part counts, of its days or its credits.
    await expect(carlas.getByRole('link', { name: 'Pasar al año por USD 249' })).toBeVisible();
    await carlas.goto('/checkout?service=produccion-audiovisual&price=399');
    await expect(part('Descuento de miembro (15 %)')).toBeVisible();
    await expect(part('Tus créditos')).toHaveCount(0);
  });

  await test.step('Elsa pays a year', async () => {
    const elsas = await newPage(browser, await newPerson());
    await elsas.goto('/checkout?plan=digital-pro&periodo=anual');
    await expect(elsas.getByText('USD 249').first()).toBeVisible();
    await payPeriod(elsas);
    await elsas.goto(membership);
    const yearEnd = dayText(addMonths(site.now(), 12));
    await expect(elsas.getByText(`Tienes Premium hasta el ${yearEnd}.`)).toBeVisible();
    await elsas.context().close();
  });

  await test.step('Carla cancels, and says why', async () => {
    await carlas.goto(membership);
    await carlas.getByLabel('¿Qué te faltó?').fill('Canción Ñandú — ¿qué?');
    await carlas.getByRole('button', { name: 'Cancelar la membresía' }).click();
    await expect(carlas.getByText('Cancelaste tu membresía')).toBeVisible();
    const kept = `Conservas Premium hasta el ${dayText(carlasEnd)}.`;
    await expect(carlas.getByText(kept)).toBeVisible();
    await checkAxeEverywhere(carlas);
  });

  await sleepUntil(browser, after(trialEnd, -20 * hour));

  await test.step('a day before their trial ends they are told; Ana pays, and its last day comes on top', async () => {
    for (const { email } of [ana, beto])
      await mailAbout(email, 'Tu prueba de Premium termina mañana');
    await page.goto(membership);
    await expect(page.getByText('le queda un día. Termina sola')).toBeVisible();
    await page.getByRole('link', { name: 'Pagar el mes' }).click();
    await expect(page.getByText('los días que te quedan de prueba se suman')).toBeVisible();
    await checkAxe(page);
    await payPeriod(page);
    await expect(page.getByText(`Tienes Premium hasta el ${dayText(end)}.`)).toBeVisible();
  });

  await test.step('Carla comes back before the end, and cancels without a word', async () => {
    await carlas.goto(membership);
    await carlas.getByRole('button', { name: 'Seguir con Premium' }).click();
    await expect(carlas.getByText('Tu membresía sigue')).toBeVisible();
    await expect(carlas.getByText('Activa', { exact: true })).toBeVisible();
    await carlas.getByRole('button', { name: 'Cancelar la membresía' }).click();
    await expect(carlas.getByText('Cancelaste tu membresía')).toBeVisible();
  });

  await sleepUntil(browser, after(end, -7 * day + hour));

  await test.step('seven days before its end Ana is told what the next month costs', async () => {
    const told = await mailAbout(ana.email, `Tu Premium va hasta el ${dayText(end)}`);
    expect(told.text).toMatch(/USD\s15, o \$\s60\.000\sCOP \(a 4\.000 pesos por dólar\)/);
    await page.goto(membership);
    await expect(page.getByText('Ese precio te lo guardamos.')).toBeVisible();
  });

  await test.step('what PayPal charged while the machine slept has paid Dora’s month, from the end of her trial', async () => {
    await signInAgainAt(doras, membership, dora);
    await expect(doras.getByText(`Tienes Premium hasta el ${dayText(end)}.`)).toBeVisible();
  });

  await sleepUntil(browser, after(end, hour));

  await test.step('Ana has not paid: her tools stay open in the days of grace', async () => {
    await mailAbout(ana.email, 'No nos llegó el pago de tu Premium');
    await page.goto(membership);
    await expect(page.getByText('Pago pendiente')).toBeVisible();
    await expect(page.getByText(`sigue abierto hasta el ${grace}`)).toBeVisible();
    await checkAxeEverywhere(page);
    await expectRoom(page, '50 GB');
    await page.goto('/memberships');
    await expect(page.getByText(`Falta tu pago. Tienes hasta el ${grace}.`)).toBeVisible();
  });

  await test.step('Dora’s next month is paid, too, and she ends it there', async () => {
    await doras.goto(membership);
    await expect(doras.getByText(`Tienes Premium hasta el ${dayText(nextEnd)}.`)).toBeVisible();
    await doras.getByRole('button', { name: 'Cancelar la membresía' }).click();
    await expect(doras.getByText('Cancelaste tu membresía')).toBeVisible();
    await doras.goto('/dashboard/pagos');
    await expect(doras.getByText('USD 15')).toHaveCount(2);
  });

  await test.step('for Beto it ended by itself, and what it opened is closed', async () => {
    await mailAbout(beto.email, 'Tu prueba de Premium terminó');
    // He was not here for more than a month.
    await signInAgainAt(betos, membership, beto);
    await expect(betos.getByText('Tu prueba terminó y no se cobró nada.')).toBeVisible();
    await expect(betos.getByRole('button', { name: 'Probar 7 días' })).toHaveCount(0);
    await checkAxe(betos);
    await expectRoom(betos, '2 GB');
    await betos.goto('/dashboard/pagos');
    await expect(betos.getByText('Todavía no hay pagos')).toBeVisible();
  });

  await sleepUntil(browser, after(end, 6 * day + hour));

  await test.step('on the last day Ana pays from the mail, at the price that she was told', async () => {
    const { links } = await mailAbout(ana.email, 'Mañana se cierra tu Premium');
    await page.goto(links.find((link) => new URL(link).pathname === '/checkout') ?? '');
    await expect(page.getByText(`Cuenta desde el ${dayText(end)}`)).toBeVisible();
    await expect(page.getByText(/60\.000/).first()).toBeVisible();
    await payPeriod(page);
  });

  await test.step('for Carla what she paid is over, with her credits and her discount; nobody asked her to go on', async () => {
    await signInAgainAt(carlas, membership, carla);
    await expect(carlas.getByText(`Tu Premium terminó el ${dayText(carlasEnd)}.`)).toBeVisible();
    await expect(carlas.getByText('Usaste USD 50')).toBeVisible();
    await carlas.goto(service);
    await expect(carlas.getByText(/1\.560\.000/).first()).toBeVisible();
    expect(await subjects(carla)).toEqual([]);
  });

  await test.step('no day is lost, and nobody was told anything twice', async () => {
    await expect(page.getByText(`Tienes Premium hasta el ${dayText(nextEnd)}.`)).toBeVisible();
    await expect(page.getByText('Activa', { exact: true })).toBeVisible();
    await expect(page.getByText('Te quedan USD 50')).toBeVisible();
    expect(await subjects(ana)).toEqual([
      'Mañana se cierra tu Premium',
      'No nos llegó el pago de tu Premium',
      `Tu Premium va hasta el ${dayText(end)}`,
      'Tu prueba de Premium termina mañana',
    ]);
    expect(await subjects(dora)).toEqual([
      `Tu Premium se renueva el ${dayText(end)}`,
      'Mañana termina tu prueba y empieza tu Premium',
    ]);
    expect(await subjects(beto)).toEqual([
      'Tu prueba de Premium terminó',
      'Tu prueba de Premium termina mañana',
    ]);
  });
  for (const one of [betos, carlas, doras]) await one.context().close();
});

const newPerson = () => makeArtist(site.origin, site.server);

async function newPage(browser: Browser, person: Artist): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin });
  await signInContext(context, person, site.origin);
  return context.newPage();
}

/** Nobody has a page open meanwhile. */
async function sleepUntil(browser: Browser, time: Date): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages()))
    await page.goto('about:blank');
  await site.sleepUntil(time);
}

/** How much room somebody has for their songs. */
async function expectRoom(page: Page, room: string): Promise<void> {
  await page.goto('/dashboard/proyectos');
  await expect(page.getByText('Tu espacio:')).toContainText(`de ${room}`);
}

/** Of the mails about somebody's membership, newest first. */
const subjects = async ({ email }: Artist) =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((one) => one.includes('Premium'));
