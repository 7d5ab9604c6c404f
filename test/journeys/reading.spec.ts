import { expect, test } from '../browser/page.ts';

const partsOfSupport = [
  'Qué tan alto suena tu problema',
  'Prueba esto primero',
  'Cómo te atendemos',
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog shows one category at a time, with the keyboard alone', async ({ page }) => {
    await page.goto('/blog-musical');
    const articles = page.getByRole('article');
    const group = page.getByRole('radiogroup', { name: 'Filtrar por categoría' });
    const all = await articles.count();
    expect(all).toBeGreaterThan(5);

    await group.getByRole('radio', { name: 'Todas' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Producción' })).toBeChecked();
    await expect(articles.filter({ visible: true })).toHaveCount(
      await page.locator('article[data-category=produccion]').count(),
    );

    await page.keyboard.press('ArrowLeft');
    await expect(articles.filter({ visible: true })).toHaveCount(all);
  });

  test('an article leads to its parts, to others and back to the list', async ({ page }) => {
    await page.goto('/blog-musical');
    const title = await page.getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const part = page.getByRole('navigation', { name: 'Partes del artículo' }).getByRole('link');
    await part.last().click();
    await expect(
      page.getByRole('heading', { level: 2, name: await part.last().innerText() }),
    ).toBeInViewport();
    await page.getByRole('link', { name: 'Todos los artículos' }).click();
    await expect(page).toHaveURL('/blog-musical');
  });

  test('a guide is downloaded as a PDF', async ({ page }) => {
    await page.goto('/guias-gratuitas');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar PDF' }).first().click();
    expect((await downloading).suggestedFilename()).toBe('grabar-tu-voz-en-casa.pdf');
  });

  test('the questions are all there, and no field that would do nothing', async ({ page }) => {
    await page.goto('/preguntas-frecuentes');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByText('¿Puedo pagar por cuotas?').click();
    await expect(page.getByText('No tenemos crédito propio')).toBeVisible();
  });

  test('the support page has all its parts open, and links to them', async ({ page }) => {
    await page.goto('/soporte-tecnico');
    for (const title of partsOfSupport)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Atención' }).click();
    await expect(page.getByRole('heading', { name: 'Cómo te atendemos' })).toBeInViewport();
  });
});

test('the support page opens one part at a time, by keyboard, by address and by what is searched for', async ({
  page,
}) => {
  const expectOpen = async (title: (typeof partsOfSupport)[number]) => {
    for (const one of partsOfSupport)
      await expect(page.getByRole('heading', { name: one })).toBeVisible({
        visible: one === title,
      });
  };
  await page.goto('/soporte-tecnico');
  await expectOpen('Qué tan alto suena tu problema');
  await page.getByRole('tab', { name: 'Urgencia' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Atención', selected: true })).toBeFocused();
  await expectOpen('Cómo te atendemos');
  await page.keyboard.press('ArrowRight');
  await expectOpen('Qué tan alto suena tu problema');

  await page.getByRole('tab', { name: 'Problemas' }).click();
  await expectOpen('Prueba esto primero');
  await page.getByRole('tab', { name: 'Atención' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/soporte-tecnico#problemas');
  await expectOpen('Prueba esto primero');
  await expect(page.getByRole('heading', { name: 'Prueba esto primero' })).toBeInViewport();
  await page.goBack();
  await expectOpen('Qué tan alto suena tu problema');

  // As the browser's own search: nothing else reveals what is hidden from a reader.
  await page.goto('about:blank');
  await page.goto(`/soporte-tecnico#:~:text=${encodeURIComponent('Te responde una persona')}`);
  await expect(page.getByRole('tab', { name: 'Atención', selected: true })).toBeVisible();
  await expectOpen('Cómo te atendemos');
});

test('the support page follows its address where a browser reveals nothing by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('beforematch', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto('/soporte-tecnico');
  await page.getByRole('tab', { name: 'Problemas' }).click();
  await page.getByRole('tab', { name: 'Atención' }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Problemas', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cómo te atendemos' })).toBeHidden();

  await page.goto('about:blank');
  await page.goto('/soporte-tecnico#atencion');
  await expect(page.getByRole('tab', { name: 'Atención', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cómo te atendemos' })).toBeInViewport();
});

test('the questions are searched with the words of people, the best one first', async ({
  page,
}) => {
  await page.goto('/preguntas-frecuentes');
  const field = page.getByRole('searchbox', { name: 'Busca en las preguntas' });
  const shown = page.locator('summary').filter({ visible: true });
  const all = await shown.count();
  for (const [typed, first] of [
    ['¿Cuánto cuesta?', '¿Cuánto cuesta producir una canción?'],
    ['NEQUI', '¿Puedo pagar con Nequi, PSE o tarjeta?'],
    ['cuotas', '¿Puedo pagar por cuotas?'],
    ['cotizar', '¿Cómo pido una cotización?'],
    ['beats', '¿Puedo llevar mi propio beat? ¿Venden beats?'],
  ] as const) {
    await field.fill(typed);
    await expect(shown.first()).toHaveText(first);
  }
  await field.fill('xilófono');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('En esta frecuencia no hay respuesta')).toBeVisible();
  const closing = page.getByRole('heading', { name: '¿La tuya no está en el dial?' });
  await expect(closing).toBeHidden();
  await field.press('Escape');
  await expect(closing).toBeVisible();
  await expect(shown).toHaveCount(all);
  await expect(shown.first()).toHaveText('¿Cuánto cuesta producir una canción?');
});
