import type { Page } from '@playwright/test';
import { checkAxe, checkAxeEverywhere } from '../../browser/axe.ts';
import { found, search } from '../../browser/desk.ts';
import { mailsTo } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { pay, providerPages } from '../../browser/pay.ts';
import { openAccount } from '../../browser/sign-in.ts';
import { grantStaff } from '../../browser/staff.ts';

const desk = '/admin/contact-submissions';

test('somebody asks, is answered and quoted by mail, and accepts without script', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  // Who is no staff yet is on the page for what does not exist for a while, which does not need that of the desk.
  faults.allow(/status of (404|422)|preloaded using link preload but not used/);
  test.setTimeout(180_000);
  const name = 'Ñeca Úsuga Díaz';
  const email = `neca.${Date.now()}@ejemplo.co`;
  const client = await (
    await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: false,
    })
  ).newPage();

  await test.step('a problem is reported, and a request is filed', async () => {
    await client.goto('/soporte-tecnico');
    await client.getByRole('link', { name: 'Reportar un problema de nivel Alto' }).click();
    await client.getByLabel('¿Cómo te llamas?').fill(name);
    await client.getByLabel('Correo').fill(email);
    await client
      .getByLabel('¿Qué pasó?')
      .fill('No suena <b>mi canción</b>.\n¿Cuánto cuesta arreglarla?');
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(client.locator('#enviado')).toBeVisible();
    await fileRequest(client, { name, email });
    await client.goto(await mailed(email, /https:\S+\/pqr\/\S+/));
    await expect(client.getByText('A más tardar el')).toBeVisible();
  });

  await test.step('one of the staff answers', async () => {
    const login = { email: `luis.${Date.now()}@ejemplo.co`, password: 'neblina de monserrate' };
    await openAccount(page, login);
    await page.goto(desk);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Propuestas');
    await grantStaff(login.email, process.env.TEST_PRODUCTION_DATA_DIR);
    await page.goto(desk);
    await search(page, 'neca usuga');
    await page.getByRole('link', { name }).click();
    await page.getByLabel('Tu respuesta').fill('La revisamos hoy.\n¿Te sirve?');
    await page.getByRole('button', { name: 'Responder' }).click();
    await expect(page.getByText(/sale tu respuesta|está saliendo tu respuesta/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Conversación' }).getByText('respondió por correo.'),
    ).toBeVisible({ timeout: 30_000 });
    const reply = (await mailsTo(email)).find(({ text }) => text.includes('La revisamos hoy.'));
    expect(reply?.text).toContain('> No suena <b>mi canción</b>.');
  });

  await test.step('a quote is written and sent', async () => {
    await page.getByRole('button', { name: 'Nueva cotización' }).click();
    await page.getByLabel('Del catálogo').selectOption('musica-profesional');
    await page.getByRole('button', { name: 'Agregar del catálogo' }).click();
    await page.getByLabel('Qué se ofrece').fill('Charango «Ñ»');
    await page.getByLabel('Cada uno, en USD').fill('120,50');
    await page.getByRole('button', { name: 'Agregar la línea' }).click();
    await expect(page.getByText('USD 510,50').first()).toBeVisible();
    await expect(page.getByLabel('Qué se ofrece')).toHaveValue('');
    await page.getByRole('link', { name: 'Editar la línea 2' }).click();
    const save = page.getByRole('button', { name: 'Guardar la línea' });
    const line = page.getByRole('listitem').filter({ has: save });
    await line.getByLabel('Cada uno, en USD').fill('120');
    await save.click();
    await expect(page.getByText('USD 510,00', { exact: true }).first()).toBeVisible();
    await checkAxeEverywhere(page);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText('Cotización enviada')).toBeVisible();
  });

  await test.step('its client accepts it, and the staff reads so', async () => {
    const link = await mailed(email, /https:\S+\/cotizacion\/[\w-]{43}/);
    const read = await page.context().newPage();
    await read.goto(link);
    await checkAxeEverywhere(read);
    await read.close();
    await client.goto(link);
    await expect(client.getByText('Charango «Ñ»')).toBeVisible();
    await client.getByRole('button', { name: 'Aceptar por USD 510' }).click();
    await expect(client.getByText('Marca la casilla para aceptar la cotización')).toBeVisible();
    await client.getByLabel('Tu nombre completo').fill(name);
    await client.getByLabel(/^Acepto esta cotización/).check();
    await client.getByRole('button', { name: 'Aceptar por USD 510' }).click();
    await expect(client.getByText('Está aceptada')).toBeVisible();
    await expect(client.getByRole('button', { name: /Aceptar/ })).toHaveCount(0);
    // The staff's page hears of it by itself.
    await expect(page.getByText('Aceptada', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Ver la propuesta' }).click();
    const history = page.getByRole('region', { name: 'Historial' });
    await expect(history).toContainText('Aceptó la cotización COT-');
    await page.getByRole('link', { name: 'Cotizaciones', exact: true }).click();
    await search(page, name);
    await expect(found(page).last()).toContainText('Aceptada');
    await checkAxe(page);
  });

  await test.step('it is paid from its page', async () => {
    faults.allow(providerPages);
    await page.goto(await mailed(email, /https:\S+\/cotizacion\/[\w-]{43}/));
    await page.getByRole('link', { name: 'Pagar esta cotización' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('COT-');
    const tab = await pay(page, 'paypal');
    await tab.getByRole('button', { name: 'Aprobar y volver' }).click();
    await expect(tab.getByRole('heading', { name: 'Pago Exitoso' })).toBeVisible();
    await expect(tab.getByText('USD 510').first()).toBeVisible();
    await tab.close();
    await expect(page.getByText(/pagada/i).first()).toBeVisible();
    // What comes after a payment is heard of one after the other, and a step away from a page that reads it may be overtaken.
    await expect(async () => {
      await page.goto('/admin/contact-submissions');
    }).toPass();
  });

  await test.step('the mail of a request is refused, and the staff reaches its person otherwise', async () => {
    await fileRequest(client, { name: 'Nadia Nuñez', email: `nadie.${email}` });
    await page.getByRole('link', { name: /^Solicitudes \d+ en trámite/ }).click();
    await page
      .getByRole('link', { name: 'Una persona no recibió el correo de su solicitud' })
      .click();
    await expect(found(page)).toHaveCount(2);
    await expect(found(page).last()).toContainText('Correo sin entregar');
    await page.getByRole('link', { name: /^\d{4}-\d{6}/ }).click();
    const failure = page.getByRole('region', { name: 'Correo sin entregar' });
    await expect(failure).not.toContainText('Aún no sabe su número de radicado.');
    await checkAxeEverywhere(page);
    await failure.getByLabel('Cómo le avisaste').fill('Por teléfono, a las tres');
    await failure.getByRole('button', { name: 'Ya le avisé' }).click();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('region', { name: 'Historial' })).toContainText(
      'El correo con el radicado no le llegó: su servidor de correo lo rechazó.',
    );
  });
  await client.context().close();
});

async function fileRequest(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto('/pqr');
  await page.getByRole('radio', { name: /^Reclamo de datos personales/ }).check();
  await page.getByLabel('¿Cómo te llamas?').fill(name);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('¿Qué pides?').fill('Que borren lo mío');
  await page.getByLabel('Los hechos').fill('Escribí en marzo.');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Radicar solicitud' }).click();
  await expect(page.getByText('Solicitud radicada')).toBeVisible();
}

async function mailed(email: string, link: RegExp): Promise<string> {
  const look = async () =>
    link.exec((await mailsTo(email)).map(({ text }) => text).join())?.[0] ?? '';
  await expect.poll(look, { timeout: 30_000 }).not.toBe('');
  return look();
}
