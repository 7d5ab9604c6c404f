import { expect, test, vi } from 'vitest';
import { runCommand } from '#test/run-command.ts';
import { openTestApp } from '#test/test-app.ts';
import { parseUserCommand } from './user-commands.ts';

vi.setConfig({ testTimeout: 90_000 });

const { ask, person, services } = await openTestApp();
const command = async (...args: string[]) => parseUserCommand(args)(services);

test('whoever loses the staff’s right loses it in the sessions that are open', async () => {
  const ana = await person('ana@ejemplo.co');
  const page = async () => (await ask('/admin/contact-submissions', ana)).status;
  const file = async () => (await ask('/admin/boletin.csv', ana)).status;
  expect(await page()).toBe(404);
  expect(await command('list-staff')).toBe('Nadie es parte del equipo todavía.');

  expect(await command('grant-staff', 'ana@ejemplo.co')).toBe(
    'Ana Ñandú (ana@ejemplo.co) ahora es parte del equipo.',
  );
  expect([await page(), await file()]).toEqual([200, 200]);
  expect(await command('grant-staff', 'ana@ejemplo.co')).toContain('ya era parte');
  // As a name may be stored that was typed before names were cleaned.
  const rename = (name: string) =>
    services.db.service
      .updateTable('users')
      .set({ full_name: name })
      .where('email', '=', 'ana@ejemplo.co')
      .execute();
  await rename('Ana\u001B[2J\n\u202Etreuf\u202C');
  expect(await command('list-staff')).toBe('ana@ejemplo.co  Ana [2J treuf ');
  await rename('Ana Ñandú');
  expect(await command('list-staff')).toBe('ana@ejemplo.co  Ana Ñandú');
  const suspend = (suspended_at: Date | null) =>
    services.db.service
      .updateTable('users')
      .set({ suspended_at })
      .where('email', '=', 'ana@ejemplo.co')
      .execute();
  await suspend(new Date());
  expect(await command('list-staff')).toBe('ana@ejemplo.co  Ana Ñandú  (suspendida)');
  await suspend(null);

  expect(await command('revoke-staff', 'ana@ejemplo.co')).toContain('ya no es parte');
  expect([await page(), await file()]).toEqual([404, 404]);
  expect((await ask('/dashboard', ana)).status).toBe(200);
  expect(await command('revoke-staff', 'ana@ejemplo.co')).toContain('no era parte');
});

test('an address that nobody confirmed, or that nobody has, is refused in words', async () => {
  await person('sin-confirmar@ejemplo.co');
  await services.db.service
    .updateTable('users')
    .set({ email_verified: false })
    .where('email', '=', 'sin-confirmar@ejemplo.co')
    .execute();
  await expect(command('grant-staff', 'sin-confirmar@ejemplo.co')).rejects.toThrow(
    /^Ana Ñandú todavía no confirma el correo/,
  );
  expect(await command('list-staff')).not.toContain('sin-confirmar');
  expect(await command('list-addresses')).toBe('ana@ejemplo.co');
  for (const name of ['grant-staff', 'revoke-staff'])
    await expect(command(name, 'nadie@ejemplo.co')).rejects.toThrow(
      /^No hay ninguna cuenta con el correo nadie@ejemplo\.co/,
    );
  for (const args of [[], ['grant-staff'], ['constructor', 'ana@ejemplo.co']])
    await expect(command(...args)).rejects.toThrow(
      /^Uso: .*list-staff \| list-addresses \| grant-staff CORREO/,
    );
});

test('in another terminal it says so, and how it ended', { tags: 'sweep' }, async () => {
  await person('luis@ejemplo.co');
  const run = (...args: string[]) => runCommand(services, 'server/cli/user.ts', ...args);
  expect(await run('grant-staff', 'luis@ejemplo.co')).toEqual({
    ...{ code: 0, stderr: '' },
    stdout: 'Ana Ñandú (luis@ejemplo.co) ahora es parte del equipo.\n',
  });
  expect(await run('grant-staff')).toMatchObject({
    ...{ code: 1, stdout: '' },
    stderr: expect.stringMatching(/^Uso: /),
  });
});
