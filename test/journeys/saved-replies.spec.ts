import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { openProposal, propose } from '../browser/desk.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

test(
  'a saved reply goes where somebody types, and of two who change it one is told',
  { tag: '@sweep' },
  async ({ page, baseURL, browser, faults }) => {
    faults.allow(/status of 4(09|22)/);
    const name = 'Ágata Ñáñez Solís';
    await propose(page, baseURL, name);
    await signInAt(page, `${baseURL}/admin/respuestas`, sharedDemoLogin('equipo@demo.example'));
    await page.getByLabel('Título').fill('Precio de manejo');
    await page.getByLabel('Texto').fill('Hola, {nombre}: lo de {servicios} va desde 99.');
    await page.getByRole('button', { name: 'Guardar respuesta' }).click();
    await expect(page.getByText('No conocemos {servicios}.')).toBeVisible();
    await page.getByLabel('Texto').fill('Hola, {nombre}: lo de {servicio} va desde 99.');
    await checkAxeEverywhere(page);
    await page.getByRole('button', { name: 'Guardar respuesta' }).click();
    await expect(page.getByText('Todo el equipo la encuentra al responder.')).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('');
    await page.getByRole('link', { name: 'Precio de manejo' }).click();
    await expect(page.getByRole('button', { name: 'Guardar cambio' })).toBeVisible();

    const state = await page.context().storageState();
    const other = await (
      await browser.newContext({ javaScriptEnabled: false, storageState: state })
    ).newPage();
    await other.goto(page.url());
    await page.getByLabel('Texto').fill('Hola, {nombre}: {servicio}.');
    await checkAxe(page);
    await page.getByRole('button', { name: 'Guardar cambio' }).click();
    await expect(page.getByText('Desde ahora se inserta así.')).toBeVisible();
    await other.getByLabel('Texto').fill('La otra');
    await other.getByRole('button', { name: 'Guardar cambio' }).click();
    await expect(other.getByText('No se guardó tu cambio')).toBeVisible();
    await expect(other.getByText('Hola, {nombre}: {servicio}.')).toBeVisible();
    await expect(other.getByLabel('Texto')).toHaveValue('La otra');
    await other.context().close();

    await openProposal(page, baseURL, name);
    const reply = page.getByLabel('Tu respuesta');
    await reply.fill('Antes. Después.');
    await reply.press('Home');
    for (let letter = 0; letter < 7; letter += 1) await reply.press('ArrowRight');
    await page.getByLabel('Respuesta guardada').selectOption('Precio de manejo');
    await page.getByRole('button', { name: 'Insertar' }).click();
    await expect(reply).toHaveValue(`Antes.\n\nHola, ${name}: tu proyecto.\n\nDespués.`);
    await expect(reply).toBeFocused();
    await checkAxeEverywhere(page);

    await page.goto('/admin/respuestas');
    await page.getByRole('link', { name: 'Precio de manejo' }).click();
    await page.getByRole('link', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Sí, eliminar' }).click();
    await expect(page.getByText('Respuesta eliminada')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Precio de manejo' })).toHaveCount(0);
  },
);
