import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { mailsTo } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { pay, providerPages } from '../browser/pay.ts';
import { openAccount, sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

const newLogin = () => ({
  email: `pago.${Date.now()}.${Math.floor(Math.random() * 1e6)}@ejemplo.co`,
  password: 'neblina de monserrate',
});

test('a package is paid with Wompi: declined, left pending, approved; both tabs see it', async ({
  page,
  faults,
}) => {
  faults.allow(providerPages);
  test.setTimeout(180_000);
  const login = newLogin();
  await openAccount(page, login);
  await page.goto('/produccion-musical');
  await page.getByRole('link', { name: 'Elegir Profesional' }).click();
  await expect(page).toHaveURL(/\/checkout\?service=produccion-musical&price=390$/);
  await expect(page.getByText('USD 390').first()).toBeVisible();
  await checkAxe(page);

  await test.step('declined', async () => {
    const tab = await pay(page, 'wompi');
    await tab.getByRole('button', { name: 'Rechazar' }).click();
    await expect(tab).toHaveURL(/\/checkout\/success/);
    await expect(
      tab
        .getByText('Pago pendiente')
        .or(tab.getByText(/rechaz|no pasó/i))
        .first(),
    ).toBeVisible();
    await checkAxe(tab);
    await tab.close();
    await expect(page.getByText(/rechaz|no pasó/i).first()).toBeVisible();
  });

  await test.step('pending at the bank while it is watched, then approved', async () => {
    const tab = await pay(page, 'wompi');
    const simulator = new URL(tab.url()).origin;
    await tab.getByLabel('Cómo pagas').selectOption('PSE');
    await tab.getByRole('button', { name: 'Dejar pendiente' }).click();
    await expect(tab).toHaveURL(/\/checkout\/success/);
    await expect(tab.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible();
    const list = await page.context().newPage();
    await list.goto('/dashboard/pagos');
    const orders = list.getByRole('main').getByRole('listitem');
    await expect(orders).toContainText('Pendiente');
    const bank = await page.context().newPage();
    await bank.goto(`${simulator}/pagos`);
    await bank.getByRole('button', { name: 'Aprobar' }).first().click();
    await bank.close();
    await list.bringToFront();
    await expect(orders, 'the list of payments follows').toContainText('Pagado');
    await tab.bringToFront();
    await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
    await expect(tab.getByRole('definition').filter({ hasText: 'Pagado' })).toBeVisible();
    await checkAxe(tab);
    await expect(page.getByText(/pagado/i).first()).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(login.email)).map(({ text }) => text).join('\n'), {
        timeout: 60_000,
      })
      .toContain('no es una factura electrónica');

    await tab.getByRole('link', { name: 'Ver todos tus pagos' }).click();
    await expect(tab).toHaveURL('/dashboard/pagos');
    await checkAxeEverywhere(tab);
    const receipt = tab.getByRole('link', { name: /^Comprobante / });
    const file = await tab.request.get((await receipt.getAttribute('href')) ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await tab.getByRole('link', { name: /Profesional/ }).click();
    await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
  });

  await test.step('withdrawn from: what came by a bank goes back to an account', async () => {
    const [tab] = page.context().pages().slice(-1);
    if (!tab) throw new Error('The tab of the order is closed');
    await tab.goto('/dashboard/pagos');
    await tab.getByRole('link', { name: /Profesional/ }).click();
    await tab.getByRole('link', { name: 'Pedir el retracto' }).click();
    await expect(tab).toHaveURL(/\/checkout\/retracto\?pedido=/);
    await checkAxeEverywhere(tab);
    faults.allow(/status of 422.*retracto/);
    await tab.getByRole('button', { name: 'Retractarme' }).click();
    await expect(tab.getByText('Escribe el banco o la billetera')).toBeVisible();
    await checkAxe(tab);
    await tab.getByLabel('Banco o billetera').fill('Bancolombia');
    await tab.getByLabel('Tipo de cuenta').selectOption('Ahorros');
    await tab.getByLabel('Número de cuenta').fill('001 234 567 89');
    await tab.getByLabel('A nombre de quién está').fill('Ana Ñandú');
    await tab.getByLabel('Documento del titular').selectOption('Cédula de ciudadanía');
    await tab.getByLabel('Número del documento').fill('1.020.304.050');
    await tab.getByRole('button', { name: 'Retractarme' }).click();
    await expect(tab).toHaveURL(/\/checkout\/success\?pedido=/);
    const filed = tab.getByText(/Pediste el retracto el .*te devolvemos a más tardar el/);
    await expect(filed).toContainText(/radicado \d{4}-\d{6}/);
    await checkAxeEverywhere(tab);
    const mails = async () => (await mailsTo(login.email)).map(({ text }) => text).join('\n');
    await expect.poll(mails).toContain('15\u{A0}días calendario');
    await tab.getByRole('link', { name: 'Ver en qué va' }).click();
    await expect(tab.getByText('Retracto', { exact: true })).toBeVisible();
  });
});

test('in dollars with PayPal, without script and without coming back', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.allow(providerPages);
  const login = newLogin();
  await openAccount(page, login);
  const plain = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const client = await plain.newPage();
  await client.goto('/checkout?service=distribucion-global&price=50');
  await client.getByRole('checkbox').check();
  const tab = await pay(client, 'paypal');
  await tab.getByRole('button', { name: 'Aprobar sin volver' }).click();
  // The webhook captures what was approved.
  await expect(async () => {
    await client.reload();
    await expect(client.getByText(/pagado/i).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await client.goto('/dashboard/pagos');
  await client.getByRole('link', { name: /Distribución global/ }).click();
  await client.getByRole('link', { name: 'Pedir el retracto' }).click();
  await client.getByRole('button', { name: 'Retractarme' }).click();
  await expect(client.getByText(/Pediste el retracto el /)).toBeVisible();
  await plain.close();
});

test('what is not for sale, and what was never an order', async ({ page, baseURL, faults }) => {
  faults.allow(/status of 404/);
  const address = `${baseURL}/checkout?plan=nada`;
  await signInAt(page, address, sharedDemoLogin('artista@demo.example'));
  await expect(page.getByRole('heading', { name: 'Plan no encontrado' })).toBeVisible();
  await expect(
    page.getByText('El plan seleccionado no existe o los parámetros son inválidos.'),
  ).toBeVisible();
  await page.goto('/checkout?service=manejo-artistico&price=3000');
  await expect(page.getByText('Próximamente').first()).toBeVisible();
  await page.goto('/checkout?service=personalizado&price=0');
  await expect(page.getByText('A convenir').first()).toBeVisible();
  await page.goto('/checkout/success?plan=produccion-hit&amount=2500&id=1-2-3');
  await expect(page.getByText('Pago Exitoso')).toHaveCount(0);
});
