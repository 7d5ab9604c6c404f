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
  await expect(page.getByText('Este pedido ya está pagado')).toBeVisible();
  await desk.context().close();
});
