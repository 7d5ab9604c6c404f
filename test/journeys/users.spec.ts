import { makeArtist, signInContext } from '../browser/artist.ts';
import { checkAxe, checkAxeEverywhere } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';
import { sharedDemoLogin, signInAt } from '../browser/sign-in.ts';

test('a suspended artist has one page, answers there, and is let in again', async ({
  page,
  baseURL,
  browser,
}) => {
  const artist = await makeArtist(baseURL ?? '');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInContext(elsewhere, artist, baseURL ?? '');
  const theirs = await elsewhere.newPage();
  await theirs.goto('/dashboard');

  await signInAt(page, `${baseURL}/admin/usuarios`, sharedDemoLogin('equipo@demo.example'));
  await page.getByRole('searchbox').fill(artist.email);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/buscar=/);
  await checkAxe(page);
  await page.getByRole('table').getByRole('link').click();
  const suspension = page.getByRole('region', { name: 'Suspensión' });
  await suspension.getByText('Suspenderla').click();
  await suspension
    .getByLabel('Por qué')
    .selectOption({ label: 'De una vez: lo ordenó una autoridad' });
  await suspension.getByLabel('Motivo').fill('Canción Ñandú — ¿qué?');
  await suspension.getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('Cuenta suspendida')).toBeVisible();

  // The page that was open hears of it by itself.
  await expect(theirs).toHaveURL('/dashboard/suspension');
  await expect(theirs.getByText('Canción Ñandú — ¿qué?')).toBeVisible();
  await checkAxeEverywhere(theirs);
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('link', { name: 'Descargar mi copia' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mis-datos-.*\.zip$/);
  await theirs.getByLabel('Responder y pedir una revisión').fill('Es mía.');
  await theirs.getByRole('button', { name: 'Enviar' }).click();
  await expect(theirs.getByText('Estamos revisando')).toBeVisible();
  await expect(theirs.getByText(/^Respondiste el \d/)).toBeVisible();

  // So does that of the staff.
  for (const panel of [suspension, page.getByRole('region', { name: 'Historial' })])
    await expect(panel).toContainText('Es mía.');
  await checkAxeEverywhere(page);
  await suspension.getByLabel('Qué decidieron').fill('Es suya.');
  await suspension.getByRole('button', { name: 'Reactivar' }).click();
  await expect(page.getByText('Cuenta activa de nuevo')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL('/dashboard');
  await elsewhere.close();

  await page.getByRole('link', { name: 'Ver en auditoría' }).click();
  await expect(page.getByText(/^Reactivó a/)).toBeVisible();
  await expect(page.getByText(/^Suspendió a/)).toBeVisible();
  await expect(page.getByText('Por qué: De una vez: lo ordenó una autoridad')).toBeVisible();
  await checkAxeEverywhere(page);
});
