import { expect, type Page } from '@playwright/test';

/** As the ways to pay are called on the page of the checkout. */
export const ways = {
  wompi: /Pagar en pesos con Wompi/,
  paypal: /Pagar en dólares con PayPal/,
} as const;

/** Whoever pays goes to the provider's pages on purpose: `faults.allow(providerPages)`. */
export const providerPages =
  /^pide a otro origen: http:\/\/127\.0\.0\.1:\d+\/(p\/|pagos|checkoutnow|webapps|payments\.css)/;

/** Presses a way to pay, and resolves with the tab that opens. */
export async function pay(page: Page, way: keyof typeof ways): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: ways[way] }).click();
  return opening;
}

/** Pays with Wompi what the open page of the checkout sells, and resolves with the tab that says that it is paid. */
export async function payByWompi(page: Page): Promise<Page> {
  const tab = await pay(page, 'wompi');
  await tab.getByRole('button', { name: 'Aprobar' }).click();
  await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
  return tab;
}

/** Pays a period of the membership with Wompi, and goes on from the checkout behind, which hears of it. */
export async function payPeriod(page: Page): Promise<void> {
  await (await payByWompi(page)).close();
  await page.getByRole('link', { name: 'Ver mi membresía' }).click();
  await expect(page).toHaveURL('/dashboard/membresia');
}
