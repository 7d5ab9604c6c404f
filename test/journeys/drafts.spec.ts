import type { Locator, Page } from '@playwright/test';
import { pages } from '#content/site-map.ts';
import { expect, test } from '../browser/page.ts';
import { readAgain } from '../browser/read-again.ts';

const contactForm = (page: Page) => page.getByRole('main').locator('form:has(textarea)');
const message = (page: Page) => contactForm(page).getByLabel('Cuéntanos de tu proyecto');
const choice = (page: Page, name: string) => contactForm(page).getByRole('radio', { name });

/** What is kept of forms in this tab. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('escrito')));

/** Everything but the consent. */
async function fillContact(page: Page, email: string, words: string): Promise<void> {
  await contactForm(page).getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await contactForm(page).getByLabel('Correo').fill(email);
  await choice(page, 'Video').check();
  await message(page).fill(words);
}

async function send(page: Page): Promise<void> {
  await contactForm(page).getByRole('checkbox').check();
  await contactForm(page).getByRole('button', { name: 'Enviar mensaje' }).click();
}

test('what was refused and corrected in part is all there later, and nothing of it once it was sent', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 422/);
  await page.goto('/');
  await fillContact(page, 'ana@', 'Una canción y un video.');
  await contactForm(page).evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await send(page);
  await expect(page.getByText('Revisa el correo').first()).toBeVisible();
  await contactForm(page).getByLabel('Correo').fill('ana.corrige@ejemplo.co');
  await page.goto(pages.portfolio.path);
  await page.goto('/');
  await expect(contactForm(page).getByLabel('Correo')).toHaveValue('ana.corrige@ejemplo.co');
  await expect(contactForm(page).getByLabel('¿Cómo te llamas?')).toHaveValue('Ana Ñandú');
  await expect(choice(page, 'Video')).toBeChecked();
  await expect(message(page)).toHaveValue('Una canción y un video.');

  await send(page);
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  // The browser shows them what they sent. It is no message to send again.
  await page.goBack();
  await page.goto(pages.portfolio.path);
  expect(await drafts(page)).toEqual([]);
});

test('what is chosen before the script of a page comes is not taken back by an older choice', async ({
  page,
}) => {
  await page.goto('/');
  await fillContact(page, 'ana@ejemplo.co', 'Una canción y un video.');
  await page.goto(pages.portfolio.path);
  const { promise: isChosen, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/site-.*\.js$/, (route) => isChosen.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await choice(page, 'Producción').check();
  release();
  await expect(message(page)).toHaveValue('Una canción y un video.');
  await expect(choice(page, 'Producción')).toBeChecked();
});

test('a form that is sent before its page is alive is the newest there is', async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED|status of 422/);
  await page.goto(pages.contact.path);
  await fillContact(page, 'ana.rapida@ejemplo.co', 'Las palabras de antes.');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(pages.contact.path);
  await fillContact(page, 'ana.rapida@ejemplo.co', 'Las palabras de ahora.');
  await choice(page, 'Producción').check();
  await contactForm(page).evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.unrouteAll();
  await contactForm(page).getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(contactForm(page).getByText('Debes aceptar la política').first()).toBeVisible();
  await readAgain(page);
  await expect(message(page)).toHaveValue('Las palabras de ahora.');
  await expect(choice(page, 'Producción')).toBeChecked();

  // What was sent so is not found again either.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(pages.contact.path);
  await fillContact(page, 'ana.rapida@ejemplo.co', 'Las palabras de ahora.');
  await page.unrouteAll();
  await send(page);
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('words that were refused on a static page before its script came are the newest there too', async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED|status of 422/);
  await page.goto('/');
  await fillContact(page, 'ana.rapida@ejemplo.co', 'Las palabras de antes.');
  await page.goto(pages.portfolio.path);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await fillContact(page, 'ana.rapida@', 'Las palabras de ahora.');
  await contactForm(page).evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.unrouteAll();
  await send(page);
  await expect(page.getByText('Revisa el correo').first()).toBeVisible();
  await expect(page.locator('[data-session=out]')).toBeVisible();
  await page.goto(pages.portfolio.path);
  await page.goto('/');
  await expect(message(page)).toHaveValue('Las palabras de ahora.');
});

test('an account is opened with the address that was typed last, not with one that the browser knew', async ({
  page,
}) => {
  await page.goto('/auth');
  await readAgain(page);
  const main = page.getByRole('main');
  const address = main.getByLabel('Correo electrónico');
  const signUp = main.getByRole('link', { name: 'Crear Cuenta' });
  const signIn = main.getByRole('link', { name: 'Iniciar Sesión' });
  const name = main.getByLabel('Nombre completo');
  // Where nothing was typed, it saves typing.
  await autofill(address, 'ana.vieja@ejemplo.co');
  await signUp.click();
  await expect(name).toHaveValue('');
  await expect(address).toHaveValue('ana.vieja@ejemplo.co');
  await name.fill('Ana Ñandú');
  await address.fill('ana.antes@ejemplo.co');
  await signIn.click();
  await expect(name).toHaveCount(0);
  await autofill(address, 'ana.vieja@ejemplo.co');
  await signUp.click();
  await expect(name).toHaveValue('Ana Ñandú');
  await expect(address).toHaveValue('ana.antes@ejemplo.co');
  await signIn.click();
  await expect(name).toHaveCount(0);
  await address.fill('ana.ahora@ejemplo.co');
  await signUp.click();
  await expect(name).toHaveValue('Ana Ñandú');
  await expect(address).toHaveValue('ana.ahora@ejemplo.co');
});

/** As the browser does with what it keeps itself. */
async function autofill(field: Locator, value: string): Promise<void> {
  const page = field.page();
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = `#${await field.getAttribute('id')}`;
  const found = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await browser.send('CSS.forcePseudoState', { ...found, forcedPseudoClasses: ['autofill'] });
  await field.fill(value);
}
