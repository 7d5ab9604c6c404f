import type { Page } from '@playwright/test';
import { signInContext } from '../browser/artist.ts';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { found, openProposal, propose, search } from '../browser/desk.ts';
import { mailsTo } from '../browser/mail.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';
import { makeStaffMember } from '../browser/staff.ts';

const list = '/admin/dashboard';

/** Somebody writes from the home page; the name is nobody else's of these tests. */
async function write(page: Page, baseURL: string | undefined, name: string): Promise<void> {
  const response = await page.request.post('/', {
    headers: { origin: baseURL ?? '' },
    form: {
      name,
      email: `${Date.now()}@ejemplo.co`,
      service: 'video',
      message: 'Quiero un video.\n\n¿Se puede en marzo?',
      consent: 'on',
    },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

test('a message is found, read, passed on and deleted', async ({ page, baseURL }) => {
  const name = 'Ñusta Íñiguez Recién';
  await write(page, baseURL, name);
  await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
  await search(page, 'nusta recien VIDEO');
  await expect(found(page)).toHaveCount(2);
  await expect(found(page).last()).toContainText('vence en 23 h');

  await page.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('¿Se puede en marzo?');
  await expect(dialog.getByRole('heading', { name })).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  await checkAxe(page);
  await dialog.getByRole('button', { name: 'Pasar a propuestas' }).click();
  await expect(page.getByText('Pasó a propuestas')).toBeVisible();
  await expect(found(page).last()).toContainText('en propuestas');

  // Closing it leads back to the same list, with its search.
  await page.getByRole('link', { name }).click();
  await dialog.getByRole('link', { name: 'Eliminar' }).click();
  await expect(dialog).toContainText('¿Estás seguro de eliminar este contacto?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard\?buscar=/);
  await page.getByRole('link', { name }).click();
  await dialog.getByRole('link', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText('Contacto eliminado')).toBeVisible();
  await expect(
    page.getByText('No se encontraron contactos con ese término de búsqueda.'),
  ).toBeVisible();
  await checkAxeEverywhere(page);
});

test(
  'of two who move a proposal one wins and the other reads what changed',
  { tag: '@sweep' },
  async ({ page, baseURL, browser, faults }) => {
    faults.allow(/status of 409/);
    const name = 'Íngrid Muñoz Páez';
    await propose(page, baseURL, name, 'alto');
    await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
    await openProposal(page, baseURL, name);
    await checkAxe(page);
    await expect(page.getByText('vence en').first()).toBeVisible();

    // Another of the staff has the page from before, without script: nothing tells it what changes meanwhile.
    const state = await page.context().storageState();
    const other = await (
      await browser.newContext({ javaScriptEnabled: false, storageState: state })
    ).newPage();
    await other.goto(page.url());

    await page.getByRole('button', { name: 'En proceso' }).click();
    await expect(page.getByText('Estado actualizado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'En proceso' })).toBeDisabled();

    await other.getByRole('button', { name: 'Cerrar', exact: true }).click();
    const alert = other.getByRole('alert').filter({ hasText: 'No se pudo actualizar el estado' });
    await expect(alert).toContainText('la pasó a «En proceso».');
    await other.getByRole('button', { name: 'Contactada' }).click();
    // The first page hears of it by itself.
    await expect(page.getByRole('button', { name: 'Contactada' })).toBeDisabled();
    await expect(page.getByText('respondida en 0')).toBeVisible();

    await page.getByLabel('Nota para el equipo').fill('Pide cuotas <b>¿dos?</b>');
    await page.getByRole('button', { name: 'Guardar nota' }).click();
    await expect(page.getByText('Nota guardada')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Historial' })).toContainText(
      'Pide cuotas <b>¿dos?</b>',
    );
    await expect(page.getByLabel('Nota para el equipo')).toHaveValue('');

    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await page.getByRole('button', { name: 'Reabrir' }).click();
    await expect(page.getByRole('button', { name: 'Contactada' })).toBeDisabled();
    await page.getByLabel('La lleva').selectOption({ label: 'Equipo de Estudio' });
    await page.getByRole('button', { name: 'Asignar' }).click();
    await expect(page.getByText('Cambió quién la lleva')).toBeVisible();
    // The list is as it was left, with its search.
    await page.getByRole('link', { name: '← Propuestas' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(name);
    await page.getByRole('link', { name: /^Contactadas/ }).click();
    await expect(found(page).last()).toContainText('Equipo de Estudio');
    await checkAxeEverywhere(page);
    await page.getByRole('link', { name: /^Propuestas \d+ por responder/ }).click();
    await expect(page).toHaveURL(/\?estado=nuevas$/);
    const late = page.getByRole('link', { name: 'Vencidas' });
    await late.click();
    await expect(late).toHaveAttribute('aria-current', 'page');
    await other.context().close();
  },
);

test('a reply is taken back, sent, and answered, while another of the staff looks on', async ({
  page,
  baseURL,
  browser,
}) => {
  const name = 'Úrsula Peña Ríos';
  const email = await propose(page, baseURL, name);
  const luis = await makeStaffMember(baseURL ?? '');
  await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
  await openProposal(page, baseURL, name);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInContext(elsewhere, luis, baseURL ?? '');
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  const answering = other.getByText('Equipo de Estudio está respondiendo ahora.');
  await expect(answering).toHaveCount(0);

  const reply = page.getByLabel('Tu respuesta');
  const history = page.getByRole('region', { name: 'Historial' });
  await reply.fill('Va desde 99 dólares.');
  await expect(answering).toBeVisible();
  await checkAxe(other);
  // Neither a reload nor a closed tab takes it away.
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
  await expect(reply).toHaveValue('Va desde 99 dólares.');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByLabel('Tu respuesta')).toHaveValue('Va desde 99 dólares.');
  await tab.close();

  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(answering).toHaveCount(0);
  await expect(
    other.getByText(/^En \d+ segundos? sale la respuesta de Equipo de Estudio\.$/),
  ).toBeVisible();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByText('Respuesta deshecha')).toBeVisible();
  // What it contradicts is not beside it.
  expect(await notices.getByText('Respuesta en camino').count()).toBe(0);
  await page.setViewportSize({ width, height });
  await expect(reply).toHaveValue('Va desde 99 dólares.');
  await reply.fill('Va desde 99 dólares.\n¿Te sirve el martes?');
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(reply).toHaveValue('');
  await checkAxe(page);

  // Each of these waits for the page to hear of it by itself.
  await expect(history).toContainText('respondió por correo.', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Contactada' })).toBeDisabled();
  const textsOf = async () => (await mailsTo(email)).map(({ text }) => text).join();
  await expect.poll(textsOf, { timeout: 30_000 }).toContain('¿Te sirve el martes?');

  await page.getByLabel('Lo que te contestó').fill('Sí, el martes a las 3.');
  await page.getByRole('button', { name: 'Guardar lo que contestó' }).click();
  await expect(notices.getByText('Quedó lo que contestó')).toBeVisible();
  await expect(page.getByText('Espera tu respuesta')).toBeVisible();
  await expect(history).toContainText('Contestó por correo');
  await expect(page.getByRole('region', { name: 'Conversación' })).toContainText(
    'Sí, el martes a las 3.',
  );
  await page.reload();
  await expect(reply).toHaveValue('');
  await elsewhere.close();
});

test('what is typed to one person stays with that person, in each tab', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/status of 409/);
  const [one, other] = ['Íñigo Uno Sáenz', 'Íñigo Dos Sáenz'];
  for (const name of [one, other]) await propose(page, baseURL, name);
  await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
  await openProposal(page, baseURL, one);
  await page.getByRole('link', { name: '← Propuestas' }).click();
  await search(page, other);
  await page.getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { name: other, level: 1 })).toBeVisible();
  const reply = page.getByLabel('Tu respuesta');
  await reply.fill('Para el segundo');
  // From one to the other, without the list in between.
  await page.evaluate(() => history.go(-3));
  await expect(page.getByRole('heading', { name: one, level: 1 })).toBeVisible();
  await expect(reply).toHaveValue('');

  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const there = tab.getByLabel('Tu respuesta');
  await there.fill('Y además');
  await page.bringToFront();
  await reply.fill('Para el primero');
  await page.getByRole('button', { name: 'Responder' }).click();
  await expect(reply).toHaveValue('');
  await tab.bringToFront();
  await expect(tab.getByText('Para el primero').first()).toBeVisible();
  await expect(there).toHaveValue('Y además');
  await tab.getByRole('button', { name: 'Responder' }).click();
  await expect(tab.getByText('No se envió tu respuesta')).toBeVisible();
  await expect(there).toHaveValue('Y además');
  await tab.getByRole('button', { name: 'Responder' }).click();
  await expect(there).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same, by links and forms', async ({ page, baseURL }) => {
    const name = 'Óscar Sin Guión';
    await write(page, baseURL, name);
    await signInAt(page, `${baseURL}${list}`, sharedDemoLogin('equipo@demo.example'));
    await search(page, 'sin guion');
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('¿Se puede en marzo?');
    await dialog.getByRole('link', { name: 'Eliminar' }).click();
    await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByText('Contacto eliminado')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // A problem is reported from its level, and the staff finds it, urgent, and makes less of it.
    await page.goto('/soporte-tecnico');
    await page.getByRole('link', { name: 'Reportar un problema de nivel Crítico' }).click();
    await expect(page.getByLabel('Correo')).toHaveValue('equipo@demo.example');
    await page.getByLabel('¿Cómo te llamas?').fill('Ñeca Sin Guión');
    await page.getByLabel('¿Qué pasó?').fill('No abre la página');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(page.getByText('responderte en menos de 15 minutos')).toBeVisible();
    await page.goto('/admin/contact-submissions?estado=nuevas');
    await expect(found(page).nth(1)).toContainText(/Ñeca Sin Guión.*Crítico.*vence en 14/s);
    await page.getByRole('link', { name: 'Ñeca Sin Guión' }).click();
    await page.getByLabel('Urgencia').selectOption({ value: 'bajo' });
    await page.getByRole('button', { name: 'Cambiar urgencia' }).click();
    await expect(page.getByText('cambió la urgencia de «Crítico» a «Bajo».')).toBeVisible();
  });
});
