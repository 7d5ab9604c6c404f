import type { BrowserContext, Locator, Page } from '@playwright/test';
import { machinePaths } from '#content/machine-paths.ts';
import { pages } from '#content/site-map.ts';
import { makeArtist, signInContext } from '../browser/artist.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';

const words = 'Una canción que nadie más debe leer.';
const message = (page: Page) => page.getByRole('main').getByLabel('Cuéntanos de tu proyecto');
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

const become = async (context: BrowserContext, url = '') =>
  signInContext(context, await makeArtist(url), url);

/** An artist types into the home page before it knows who is signed in; it hears that at once, or never. */
async function typeUnknown(
  page: Page,
  baseURL: string | undefined,
  { isHeard = true } = {},
): Promise<void> {
  await become(page.context(), baseURL);
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route(machinePaths.session, (route) => isTyped.then(() => route.continue()));
  await page.goto('/');
  await message(page).fill(words);
  if (isHeard) release();
}

/** An artist types into a page of the application, which knows them. */
async function typeKnown(page: Page, baseURL: string | undefined): Promise<void> {
  await become(page.context(), baseURL);
  await page.goto(pages.contact.path);
  await readAgain(page);
  await message(page).fill(words);
}

async function signOut(button: Locator): Promise<void> {
  await button.click();
  await expect(button.page().getByText('Has cerrado sesión exitosamente')).toBeVisible();
}

const signOutHere = (page: Page) =>
  signOut(page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }));

test('who signs out leaves nothing in the pages that one can go back to, which become nobody else’s', async ({
  page,
  baseURL,
}) => {
  await typeUnknown(page, baseURL);
  await expect(inHeader(page, 'Mi dashboard')).toBeVisible();
  await page.goto(pages.portfolio.path);
  await signOutHere(page);
  await page.goto(pages.about.path);
  for (const address of ['/', pages.portfolio.path, '/']) {
    await expect(inHeader(page, 'Crear Cuenta')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(inHeader(page, 'Crear Cuenta')).toBeVisible();
  await expect(message(page)).toHaveValue('');
  // Whoever is here now may be helped by the browser.
  await expect(page.locator('form[autocomplete=off]')).toHaveCount(0);
  await page.goto(pages.about.path);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('escrito');
});

for (const [when, isHeard] of [
  ['before it knew them', true],
  ['which never heard who they were', false],
] as const)
  test(`who signs out on the page where they typed, ${when}, leaves nothing there`, async ({
    page,
    baseURL,
  }) => {
    await typeUnknown(page, baseURL, { isHeard });
    await signOutHere(page);
    await expect(inHeader(page, 'Crear Cuenta')).toBeVisible();
    await page.goto('/');
    await expect(inHeader(page, 'Crear Cuenta')).toBeVisible();
    await expect(message(page)).toHaveValue('');
  });

test('a page whose session ends elsewhere keeps no words of it for the next', async ({
  page,
  context,
  baseURL,
}) => {
  await typeKnown(page, baseURL);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/dashboard');
  await signOut(elsewhere.getByRole('button', { name: 'Cerrar sesión' }).first());
  await expect(message(page)).toHaveValue('');
  await become(context, baseURL);
  await page.goto(pages.contact.path);
  await readAgain(page);
  await expect(message(page)).toHaveValue('');
});

test('who signs in on a public page finds there nothing of the one before, who also went back', async ({
  page,
  context,
  baseURL,
}) => {
  await typeKnown(page, baseURL);
  await signOutHere(page);
  await become(context, baseURL);
  await page.goto(pages.portfolio.path);
  await expect(inHeader(page, 'Mi dashboard')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(pages.contact.path);
  await readAgain(page);
  await expect(message(page)).toHaveValue('');
});
