import { checkAxe } from '../../browser/axe.ts';
import { mailsTo } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { pay, providerPages } from '../../browser/pay.ts';
import { openAccount } from '../../browser/sign-in.ts';
import { grantStaff } from '../../browser/staff.ts';

const loginOf = (name: string) => ({
  email: `${name}.${Date.now()}@ejemplo.co`,
  password: 'neblina de monserrate',
});

test('the staff sets a rate; a client pays after a refusal, is given it back, and pays in dollars', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  // Who is no staff yet is on the page for what does not exist for a while.
  // And the question before a refund is a form that comes back.
  faults.allow(/status of (404|422)|preloaded using link preload but not used/);
  faults.allow(providerPages);
  test.setTimeout(240_000);
  const client = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const ana = loginOf('ana');

  await test.step('the rate', async () => {
    const luis = loginOf('luis');
    await openAccount(page, luis);
    await grantStaff(luis.email, process.env.TEST_PRODUCTION_DATA_DIR);
    await page.goto('/admin/pagos');
    await page.getByLabel('Pesos por dólar').fill('4.012,50');
    await page.getByRole('button', { name: 'Guardar la tasa' }).click();
    await expect(page.getByText('4.012,50 COP').first()).toBeVisible();
    await checkAxe(page);
  });

  await test.step('declined, then approved', async () => {
    await openAccount(client, ana);
    await client.goto('/checkout?service=produccion-audiovisual&price=399');
    await expect(client.getByText(/1\.600\.988/).first()).toBeVisible();
    const refused = await pay(client, 'wompi');
    await refused.getByRole('button', { name: 'Rechazar' }).click();
    await expect(refused).toHaveURL(/\/checkout\/success/);
    await expect(refused.getByText('Pago Exitoso')).toHaveCount(0);
    await refused.close();
    const tab = await pay(client, 'wompi');
    await tab.getByRole('button', { name: 'Aprobar' }).click();
    await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
    await expect(tab.getByText(/N\.º C-\d{6}/)).toBeVisible({ timeout: 60_000 });
    await tab.close();
    await expect.poll(() => subjectsTo(ana.email), { timeout: 60_000 }).toMatch(/Comprobante/i);
  });

  await test.step('the staff gives it back, and Wompi does', async () => {
    await page.goto(`/admin/pagos?buscar=${encodeURIComponent(ana.email)}`);
    await page.getByRole('main').getByRole('row').last().getByRole('link').first().click();
    await page.getByText('Devolver', { exact: true }).first().click();
    await page.getByLabel('Por qué').selectOption('withdrawal');
    await page.getByRole('button', { name: 'Devolver' }).click();
    await page.getByRole('button', { name: 'Sí, devolver' }).click();
    await expect(page.getByText('Ya no queda nada por devolver')).toBeVisible();
    await checkAxe(page);
    await expect
      .poll(() => subjectsTo(ana.email), { timeout: 150_000 })
      .toMatch(/devoluci|devolvimos/i);
  });

  await test.step('in dollars, confirmed by coming back', async () => {
    await client.goto('/checkout?service=manejo-artistico&price=150');
    const tab = await pay(client, 'paypal');
    await tab.getByRole('button', { name: 'Aprobar y volver' }).click();
    await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
    await expect(tab.getByText('USD 150').first()).toBeVisible();
    await checkAxe(tab);
  });
});

const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map(({ subject }) => subject).join('\n');
