import { readFileSync } from 'node:fs';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { mailsTo } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

test('a request is filed, completed by its person, and answered; what the address left is erased', async ({
  page,
  baseURL,
  browser,
}) => {
  const name = 'Ñusta Íñiguez Radicada';
  const email = `${Date.now()}@ejemplo.co`;
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(`${baseURL}/pqr`);
  await visitor.getByRole('radio', { name: /^Reclamo de datos personales/ }).check();
  await visitor.getByLabel('¿Cómo te llamas?').fill(name);
  await visitor.getByLabel('Correo').fill(email);
  await visitor.getByLabel('¿Qué pides?').fill('Que borren lo mío');
  await visitor.getByLabel('Los hechos').fill('Escribí en marzo.\n¿Qué guardan?');
  await visitor.getByRole('checkbox').press('Space');
  await visitor.getByRole('button', { name: 'Radicar solicitud' }).click();
  const heading = visitor.getByRole('heading', { name: /^Radicado \d{4}-\d{6,}$/ });
  const radicado = ((await heading.textContent()) ?? '').slice('Radicado '.length);
  await expect(visitor.getByText('A más tardar el')).toBeVisible();
  const subjectsOf = async () => (await mailsTo(email)).map(({ subject }) => subject).join();
  await expect.poll(subjectsOf, { timeout: 30_000 }).toContain(radicado);
  await visitor.request.post(`${baseURL}/`, {
    headers: { origin: baseURL ?? '' },
    form: { name, email: email.toUpperCase(), service: 'video', message: '¿Sí?', consent: 'on' },
  });

  await signInAt(page, `${baseURL}/admin/solicitudes`, sharedDemoLogin('equipo@demo.example'));
  await page.getByRole('searchbox').fill(`nusta ${radicado}`);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/buscar=/);
  await expect(page.getByRole('row').last()).toContainText('vence en 15 días hábiles');
  await checkAxe(page);
  await page.getByRole('link', { name: radicado }).click();
  await page.getByText('Pedir lo que falta').click();
  await page.getByLabel('Qué le falta').fill('El correo desde el que escribiste.');
  await page.getByRole('button', { name: 'Pedirlo' }).click();
  await expect(page.getByText('Incompleta')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('El plazo está detenido')).toBeVisible();
  // Where it is completed it says what is missing, and so does the history.
  await expect(visitor.getByText('El correo desde el que escribiste.')).toHaveCount(2);
  await visitor.getByLabel('Lo que faltaba').fill('Desde este mismo.');
  await visitor.getByRole('button', { name: 'Enviar lo que faltaba' }).click();
  await expect(visitor.getByText('La completaste, y el plazo siguió.')).toBeVisible();
  // The staff's page hears of it by itself.
  await expect(page.getByText('La persona la completó en su página')).toBeVisible();
  await checkAxe(page);

  await page.getByRole('link', { name: 'Datos de este correo' }).click();
  await page.getByRole('checkbox').press('Space');
  await page.getByLabel('Cómo lo comprobaste').fill('Respondió desde ese correo.');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar la copia (ZIP)' }).click();
  const zip = readFileSync(await (await download).path());
  expect([(await download).suggestedFilename(), zip.subarray(0, 2).toString()]).toEqual([
    `datos-${radicado}.zip`,
    'PK',
  ]);
  await page.getByRole('link', { name: 'Borrar', exact: true }).click();
  await expect(page.getByText('¿Borrar para siempre 1 mensaje?')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Sí, borrar' }).click();
  await expect(page.getByText('No hay nada que borrar de este correo.')).toBeVisible();

  await page.getByRole('link', { name: `← Radicado ${radicado}` }).click();
  await page.getByLabel('Tu respuesta').fill('Borramos el mensaje que había.');
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();
  // With script this time, as whoever has the link sees it.
  await page.goto(visitor.url());
  const answer = page.getByText('Borramos el mensaje que había.');
  await expect(answer).toHaveCount(1);
  // The answer comes before all that led to it.
  await expect(page.locator('section').filter({ has: answer })).toContainText('Nuestra respuesta');
  await checkAxeEverywhere(page);
  await visitor.context().close();
});
