import { checkAxe } from '../browser/axe.ts';
import { mailsTo } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { openAccount, sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

test('a transfer is reported, refused, reported again with its picture, and confirmed', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.allow(/preloaded using link preload but not used/);
  test.setTimeout(180_000);
  const email = `transfiere.${Date.now()}@ejemplo.co`;
  await openAccount(page, { email, password: 'neblina de monserrate' });
  await page.goto('/checkout?plan=distribucion-mundial');
  await page.getByRole('button', { name: 'Pagar por transferencia' }).click();
  await expect(page).toHaveURL(/\/checkout\/transferencia\?pedido=/);
  await checkAxe(page);
  const reference = `Ñ-${Date.now()}`;
  const report = async (words: string) => {
    await page.getByLabel('Referencia de tu banco').fill(words);
    await page.getByRole('button', { name: /Ya transferí|Enviar|Reportar/ }).click();
    await expect(page.getByText('Revisamos tu transferencia')).toBeVisible();
  };
  await report(reference);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), {
      timeout: 30_000,
    })
    .toContain('Recibimos tu reporte');

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAt(
    desk,
    `${baseURL}/admin/pagos/transferencias`,
    sharedDemoLogin('equipo@demo.example'),
  );
  const waiting = desk.getByRole('region').filter({ hasText: reference });
  await waiting.getByText('Rechazar', { exact: true }).click();
  await waiting.getByLabel('Por qué no se confirma').fill('No la vemos en la cuenta.');
  await waiting.getByRole('button', { name: 'Rechazar y avisarle' }).click();

  await expect(page.getByText('No la vemos en la cuenta.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ text }) => text).join(), { timeout: 30_000 })
    .toContain('No la vemos en la cuenta.');
  await page
    .getByLabel('Imagen del comprobante')
    .setInputFiles('docs/screenshots/home-360-dark.png');
  await report(`${reference}-2`);

  await desk.reload();
  const again = desk.getByRole('region').filter({ hasText: `${reference}-2` });
  await expect(again.getByRole('img')).toBeVisible();
  await checkAxe(desk);
  await again.getByRole('link', { name: /^Confirmar/ }).click();
  await desk.getByRole('button', { name: 'Sí, llegó' }).click();
  await expect(page.getByText('Confirmamos tu transferencia')).toBeVisible();
  await desk.context().close();
});

test(
  'what does not fit: a reference that paid before, another amount, money that nobody reported',
  { tag: '@sweep' },
  async ({ page, browser, baseURL, faults }) => {
    faults.allow(/preloaded using link preload but not used/);
    faults.allow(/409/);
    test.setTimeout(180_000);
    const email = `repite.${Date.now()}@ejemplo.co`;
    const reference = `M${Date.now()}`;
    await openAccount(page, { email, password: 'neblina de monserrate' });
    const report = async (plan: string, words: string) => {
      await page.goto(`/checkout?plan=${plan}`);
      await page.getByRole('button', { name: 'Pagar por transferencia' }).click();
      await page.getByLabel('Referencia de tu banco').fill(words);
      await page.getByRole('button', { name: /Ya transferí|Enviar|Reportar/ }).click();
      await expect(page.getByText('Revisamos tu transferencia')).toBeVisible();
    };
    await report('distribucion-mundial', reference);
    const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signInAt(
      desk,
      `${baseURL}/admin/pagos/transferencias`,
      sharedDemoLogin('equipo@demo.example'),
    );
    const cardOf = (words: string) =>
      desk.getByRole('region').filter({ has: desk.getByRole('definition').getByText(words) });
    await cardOf(reference)
      .getByRole('link', { name: /^Confirmar/ })
      .click();
    await desk.getByRole('button', { name: 'Sí, llegó' }).click();
    await expect(page.getByText('Confirmamos tu transferencia')).toBeVisible();

    const again = `m-${reference.slice(1, 5)} ${reference.slice(5)}`;
    await report('video-profesional', again);
    const card = cardOf(again);
    await expect(card.getByText('Ya se confirmó en')).toBeVisible();
    await card.getByRole('link', { name: /^Confirmar/ }).click();
    await checkAxe(desk);
    await card.getByRole('button', { name: 'Sí, llegó' }).click();
    await expect(card.getByText('Otro reporte tiene esta referencia')).toBeVisible();
    await card.getByText('Llegó otro monto', { exact: true }).click();
    await card.getByLabel('Cuánto llegó, en pesos').fill('100.000');
    await card.getByLabel('Es otra transferencia').last().check();
    await card.getByRole('button', { name: 'Anotar y avisarle' }).click();
    await expect(desk.getByText('Quedó anotado lo que llegó')).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).join(), {
        timeout: 30_000,
      })
      .toContain('Llegó otro monto');

    await page.goto('/checkout?plan=manejo-carrera');
    await page.getByRole('button', { name: 'Pagar por transferencia' }).click();
    const code = await page
      .getByText(/^[0-9A-Z]{8}$/)
      .first()
      .innerText();
    await desk.getByText('Registrar una transferencia', { exact: true }).click();
    await desk.getByLabel('Código del pedido').fill(code);
    await desk.getByLabel('Referencia en el banco').fill(`${reference}-3`);
    await desk.getByLabel('Cuánto llegó, en pesos').last().fill('6.000.000');
    await desk.getByRole('button', { name: 'Registrar' }).click();
    await expect(desk.getByText('Transferencia registrada')).toBeVisible();
    await expect(page.getByText('Confirmamos tu transferencia')).toBeVisible();
    await expect(desk.getByLabel('Código del pedido')).toHaveValue('');
    await desk.context().close();
  },
);
