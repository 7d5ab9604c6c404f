import type { Page } from '@playwright/test';
import { dayText } from '#app/routes/dashboard/membership/membership-words.ts';
import { premium } from '#content/premium.ts';
import { percentOff, priceText } from '#content/money.ts';
import { addMonths } from '#packages/membership/src/index.ts';
import { openMovableClock } from '#simulators/clock/movable-clock.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { moveClockTo } from '../browser/clock.ts';
import { mailAbout, readMailsOf } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { pay, payPeriod, providerPages } from '../browser/pay.ts';
import { freePort } from '../browser/server.ts';
import { signInAgainAt } from '../browser/sign-in.ts';
import { type Site, startTestMode } from '../browser/start-sites.ts';

const port = await freePort();
const origin = `http://localhost:${port}`;
const opened = new AsyncDisposableStack();
let site: Site;

// A server of its own: its clock moves for everybody.
test.use({ baseURL: origin });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startTestMode(opened, { log: 'memberships.log', port });
  readMailsOf(opened, site.mailbox);
});
test.afterAll(() => opened.disposeAsync());

const membership = '/dashboard/membresia';
const [hour, day] = [3_600_000, 24 * 3_600_000];
const after = (moment: Date, span: number) => new Date(moment.getTime() + span);

test(
  'somebody keeps a place of the launch by paying, takes the year for the rest of the month, and is told a year later',
  { tag: '@sweep' },
  async ({ page, browser, faults }) => {
    faults.allow(providerPages);
    const [dora, eva] = [await makeArtist(origin), await makeArtist(origin)];
    await signInContext(page.context(), dora, origin);
    const other = await (await browser.newContext({ baseURL: origin })).newPage();
    await signInContext(other.context(), eva, origin);
    const clock = openMovableClock(site.dataDir);

    await test.step('its price is shown; a place is held for whoever begins to pay, and not for longer', async () => {
      await expectPlaces(other, 100);
      await page.goto(membership);
      await page.getByRole('link', { name: 'Pagar el mes' }).click();
      await expect(page.getByText('Precio de lanzamiento: 50 % menos')).toBeVisible();
      await checkAxe(page);
      await (await pay(page, 'wompi')).close();
      await expectPlaces(other, 99);
      await moveClockTo(other, after(clock.now(), hour));
      await expectPlaces(other, 100);
    });

    const paid = await test.step('who paid keeps it', async () => {
      await page.reload();
      await payPeriod(page);
      const at = clock.now();
      await moveClockTo(other, after(at, hour));
      await expectPlaces(other, 99);
      return at;
    });
    const end = addMonths(paid, 1);

    await test.step('the month after costs her as much', async () => {
      await moveClockTo(page, after(end, -7 * day + hour));
      const { text } = await mailAbout(dora.email, `Tu Premium va hasta el ${dayText(end)}`);
      expect(text).toMatch(/paga el mes que viene: USD\s15/);
    });

    const days = Math.round((end.getTime() - paid.getTime()) / day);
    const left = Math.floor((percentOff(premium.month, 50).amount * 7) / days);
    const price = priceText({ ...premium.year, amount: premium.year.amount - left });

    const yearEnd = await test.step('the year costs less what is left of her month', async () => {
      await page.goto(membership);
      await page.getByRole('link', { name: `Pasar al año por ${price}` }).click();
      await expect(page.getByText('Pasas al año hoy mismo.')).toContainText(
        `descontamos USD ${(left / 100).toLocaleString('es-CO', { minimumFractionDigits: 2 })}.`,
      );
      await checkAxeEverywhere(page);
      const ends = addMonths(clock.now(), 12);
      const tab = await pay(page, 'paypal');
      await tab.getByRole('button', { name: 'Aprobar y volver' }).click();
      await expect(tab.getByText(price).first()).toBeVisible();
      await expect(tab.getByText('con este pago cambiaste el plan que ya tenías')).toBeVisible();
      await tab.getByRole('link', { name: 'Ver mi membresía' }).click();
      await expect(tab.getByText(`Tienes Premium hasta el ${dayText(ends)}.`)).toBeVisible();
      await expect(tab.getByText('Lo cambiaste por el año')).toBeVisible();
      await tab.close();
      return ends;
    });

    await test.step('a year later she signs in again, and takes the month for the next one', async () => {
      await moveClockTo(page, after(yearEnd, -7 * day + hour));
      const { text } = await mailAbout(dora.email, `Tu Premium va hasta el ${dayText(yearEnd)}`);
      expect(text).toMatch(/paga el año que viene: USD\s249/);
      await signInAgainAt(page, membership, dora);
      await expect(page.getByRole('link', { name: 'Pagar el año que viene' })).toBeVisible();
      await page.getByRole('button', { name: 'Pasar al mes cuando termine' }).click();
      await expect(page.getByText('Guardamos tu plan')).toBeVisible();
      await expect(page.getByText('USD 30, o $ 120.000 COP, plan mensual')).toBeVisible();
      await checkAxeEverywhere(page);
    });
    clock.close();
    await other.context().close();
  },
);

test(
  'PayPal charges by itself what follows a trial, until its person cancels',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    faults.allow(providerPages);
    const felipe = await makeArtist(origin);
    await signInContext(page.context(), felipe, origin);
    const clock = openMovableClock(site.dataDir);
    await page.goto(membership);
    await page.getByRole('button', { name: 'Probar 7 días' }).click();
    await expect(page.getByText('Empezó tu prueba de Premium')).toBeVisible();
    const trialEnd = after(clock.now(), 7 * day);
    const end = addMonths(trialEnd, 1);

    await test.step('he approves at PayPal what it charges, and comes back', async () => {
      await page.getByRole('button', { name: 'Que PayPal cobre cada mes' }).click();
      await page.getByRole('button', { name: 'Aprobar y volver' }).click();
      await expect(page).toHaveURL(membership);
      await expect(page.getByText('Se cobra sola por PayPal').first()).toBeVisible();
      await checkAxeEverywhere(page);
    });

    await test.step('it is charged when the trial ends, and nothing after he cancels', async () => {
      await moveClockTo(page, after(trialEnd, 2 * hour));
      await page.goto(membership);
      await expect(page.getByText(`Tienes Premium hasta el ${dayText(end)}.`)).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar la membresía' }).click();
      await expect(page.getByText('Cancelaste tu membresía')).toBeVisible();
      await moveClockTo(page, after(end, 2 * hour));
      await signInAgainAt(page, membership, felipe);
      await expect(page.getByText(`Tu Premium terminó el ${dayText(end)}.`)).toBeVisible();
      await page.goto('/dashboard/pagos');
      await expect(page.getByText('USD 15')).toHaveCount(1);
    });
    clock.close();
  },
);

/** How many places of the launch are left, as whoever has none reads it. */
async function expectPlaces(page: Page, places: number): Promise<void> {
  await page.goto(membership);
  const offer = page.getByText('Lanzamiento: los 3 primeros meses, y después USD 30.');
  await expect(offer).toContainText(`Quedan ${places} de 100 cupos.`);
}
