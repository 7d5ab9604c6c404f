import type { Page } from '@playwright/test';
import { checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

const nothingTyped = 'Escribe la palabra con la que quieres rimar.';
const list = /\/assets\/search-rhymes-.*\.js/;

async function openFinder(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (list.test(request.url())) asked.push(request.url());
  });
  await page.goto('/dev/ui');
  const finder = page.getByRole('region', { name: 'Buscador de rimas' });
  const [word, status] = [finder.getByLabel('Rima con'), finder.getByRole('status')];
  // Its script is there once it answers.
  await expect(async () => {
    await word.fill('');
    await word.press('Enter');
    await expect(status).toHaveText(nothingTyped, { timeout: 500 });
  }).toPass();
  return { finder, asked, word, status };
}

test('rhymes are found and picked with the keyboard alone, on a phone with its keyboard open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 300 });
  const { finder, asked, word, status } = await openFinder(page);
  expect(asked).toEqual([]);
  await word.fill('la arena');
  await word.press('Enter');
  await expect(status).toHaveText(/^(?:Las primeras )?\d+ palabras para «arena»\./);
  expect(asked).toHaveLength(1);

  await page.keyboard.press('Tab');
  await expect(finder.getByRole('button', { name: 'Buscar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(finder.getByRole('radio', { name: 'Asonante' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(finder.getByRole('heading', { level: 3 })).toHaveText(['2 sílabas']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status).toHaveText(/^\d+ palabras para «arena»\.$/);
  await expect(finder.getByText('Subrayadas: hablan de «el mar».')).toBeVisible();
  await page.keyboard.press('Tab');
  const picked = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect(finder.getByRole('button', { name: picked, exact: true })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`El verso termina en «${picked}».`)).toBeVisible();
  await expect(word).toHaveValue(picked);
  // What was found stays, for another try.
  await expect(status).toHaveText(/«arena»/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await checkAxeEverywhere(page);
});

test('where nothing rhymes it says what to try', async ({ page }) => {
  const { finder, word, status } = await openFinder(page);
  await word.fill('lágrima');
  await finder.getByRole('button', { name: 'Buscar' }).click();
  await expect(status).toHaveText(
    'Nada rima así con «lágrima». Prueba con parecida o con asonante.',
  );
  await finder.getByRole('radio', { name: 'Asonante' }).check();
  await expect(status).toHaveText('Las primeras 40 palabras para «lágrima».');
  await finder.getByRole('radio', { name: '1', exact: true }).check();
  await expect(status).toHaveText(/Prueba con todas las sílabas/);
  await word.fill('🎶 …');
  await word.press('Enter');
  await expect(status).toHaveText(nothingTyped);
});

test('more words come at a press, and with the last ones the focus is where they are counted', async ({
  page,
}) => {
  const { finder, word, status } = await openFinder(page);
  const more = finder.getByRole('button', { name: 'Más palabras' });
  await word.fill('luna');
  await word.press('Enter');
  await expect(status).toHaveText('Las primeras 40 palabras para «luna».');
  await more.press('Enter');
  await expect(status).toHaveText('Las primeras 80 palabras para «luna».');
  await expect(finder.getByRole('listitem')).toHaveCount(80);
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(status).toHaveText(/^\d+ palabras para «luna»\.$/);
  await expect(more).toHaveCount(0);
  await expect(status).toBeFocused();
});

test('a list that did not come is asked for again', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|dynamically imported module/);
  await page.route(list, (route) => route.abort());
  const { finder, asked, word, status } = await openFinder(page);
  await word.fill('noche');
  await finder.getByRole('button', { name: 'Buscar' }).click();
  await expect(finder.getByRole('alert')).toContainText('No llegó la lista de palabras');
  await page.unroute(list);
  await finder.getByRole('button', { name: 'Probar otra vez' }).click();
  await expect(status).toHaveText(/palabras para «noche»/);
  await expect(finder.getByRole('alert')).toBeHidden();
  await expect(finder.getByRole('button', { name: 'coche', exact: true })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a form around it is not sent, and has none of its fields', async ({ page }) => {
  const { finder, word } = await openFinder(page);
  const sent = await finder.evaluate((element) => {
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    return [...new FormData(form).keys()];
  });
  expect(sent).toEqual([]);
  const address = page.url();
  await word.press('Enter');
  await expect(finder.getByRole('status')).not.toBeEmpty();
  expect(page.url()).toBe(address);
});
