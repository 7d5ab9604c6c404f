import { checkAxe } from '../../browser/axe.ts';
import { linkMailedTo } from '../../browser/mail.ts';
import { expect, test } from '../../browser/page.ts';
import { readAgain } from '../../browser/read-again.ts';
import { wavOf } from '../../media/wav.ts';

test('the form of the home page says thanks in its place', async ({ page }) => {
  await page.goto('/#contact');
  const form = page.locator('#contact form');
  await form.getByLabel('¿Cómo te llamas?').fill('Ana Ñandú');
  await form.getByLabel('Correo').fill('ana.casa@ejemplo.co');
  await form.getByRole('radio', { name: 'Video' }).check();
  await form.getByLabel('Cuéntanos de tu proyecto').fill('Una canción y un video.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await expect(page.locator('#enviado')).toBeInViewport();
});

test('/contact takes a demo, keeps all of it without a network, and empties itself', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 415|net::ERR_FAILED/);
  await page.goto('/contact');
  await page.getByLabel('¿Cómo te llamas?').fill('Ana');
  await page.getByRole('radio', { name: 'Producción' }).check();
  await page.getByLabel('Correo').fill('demo@ejemplo.co');
  await page.getByLabel('Cuéntanos de tu proyecto').fill('Les dejo un demo.');
  await page.getByLabel('Tu demo').setInputFiles({
    name: 'demo.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('no es un audio'),
  });
  // What is wrong with the words is shown before the file leaves.
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Debes aceptar la política')).toBeVisible();
  expect(posted).toEqual([]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Ese archivo no es un audio')).toBeVisible();
  await expect(page.getByLabel('Tu demo')).toHaveValue(/demo\.mp3$/);
  await expect(page.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('Les dejo un demo.');
  await page.getByLabel('Tu demo').setInputFiles([]);
  await page.route('/contact.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Puede que tu mensaje sí haya llegado')).toBeVisible();
  await expect(page.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('Les dejo un demo.');
  await checkAxe(page);

  // It arrives, and the response does not: the page after it is asked for again.
  await page.unroute('/contact.data*');
  await page.route('/contact.data*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Lo que enviaste llegó')).toBeVisible();
  await page.unroute('/contact.data*');
  await page.getByRole('link', { name: 'Volver a intentar' }).click();
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await checkAxe(page);
  await readAgain(page);
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toHaveCount(0);
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  await page.getByRole('link', { name: 'Escribir otro mensaje' }).click();
  await expect(page.getByLabel('Cuéntanos de tu proyecto')).toHaveValue('');
  await expect(page.getByText('¡Mensaje enviado!')).toBeHidden();
});

test(
  'a demo on a slow network shows how much of it has gone, and stops when asked',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    await page.goto('/contact?prefillName=Ana&servicio=produccion&prefillMessage=Hola');
    await page.getByLabel('Correo').fill('lento@ejemplo.co');
    await page.getByLabel('Tu demo').setInputFiles({
      name: 'demo.wav',
      mimeType: 'audio/wav',
      buffer: wavOf(4_000_000),
    });
    await page.getByRole('checkbox').check();
    const network = await context.newCDPSession(page);
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await limit(500_000);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Subiendo demo.wav')).toBeVisible();
    await expect(page.getByText(/^0,[1-9] de \d/)).toBeVisible();
    await checkAxe(page);
    await page.getByRole('button', { name: 'Cancelar el envío' }).click();
    await expect(page.getByText('Subiendo demo.wav')).toBeHidden();
    await expect(page.getByLabel('Tu demo')).toHaveValue(/demo\.wav$/);

    await limit(-1);
    // Refused by what stands before the page's own action.
    faults.allow(/status of 429/);
    const json = { code: 'rate.limited', title: 'Vas muy rápido', message: 'Espera un minuto.' };
    await page.route('/contact', (route) => route.fulfill({ status: 429, json }));
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('alert').getByText('Espera un minuto.')).toBeVisible();
    await expect(page.getByLabel('Tu demo')).toHaveValue(/demo\.wav$/);
    await page.unroute('/contact');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('¡Mensaje enviado!')).toBeVisible();
  },
);

test('the newsletter is joined and left by a press on a button of a mail', async ({ page }) => {
  const email = 'boletin@ejemplo.co';
  await page.goto('/blog-musical');
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Quiero recibirlo' }).click();
  await expect(page.getByText('Te enviamos un enlace para confirmar')).toBeInViewport();
  await expect(page).toHaveURL('/blog-musical#enviado');
  await checkAxe(page);

  await page.goto(await linkMailedTo(email, '/boletin/confirmar'));
  await expect(page.getByText('b•••@ejemplo.co')).toBeVisible();
  await page.getByRole('button', { name: 'Sí, quiero recibirlo' }).click();
  await expect(page.getByText('Listo, estás en la lista')).toBeVisible();

  const leave = await linkMailedTo(email, '/boletin/baja');
  await page.goto(leave);
  await page.getByRole('button', { name: 'Dejar de recibirlo' }).click();
  await expect(page.getByText('Listo: no te escribimos más')).toBeVisible();
});
