import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand, runHere } from '#test/run-command.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';
import { runDbCommand } from './db-commands.ts';

vi.setConfig({ testTimeout: 60_000 });

const services = await openTestServices();

/** What a command of `npm run db` says of this database, and how it ends. */
const db = (...args: string[]) => runHere(services, runDbCommand, ...args);

test('the operator copies beside a server, and reads how much; a restore needs it stopped', async () => {
  await makePerson(services, 'ana@ejemplo.co');
  const file = join(services.folder, 'base.copia');
  const copied = await runCommand(services, join(import.meta.dirname, 'db.ts'), 'copy', file);
  expect(copied).toMatchObject({ code: 0, stderr: '' });
  expect(copied.stdout).toMatch(/^ +1 {2}users$/m);
  expect(copied.stdout).toContain(`Lista la copia de la base de datos: ${file}`);
  expect(await db('restore', file)).toMatchObject({
    code: 1,
    stderr: 'Un servidor usa esta base de datos: detenlo antes de restaurar.\n',
  });
});

test('what cannot be written or is not said is one sentence', async () => {
  const folder = join(services.folder, 'nada');
  expect(await db('copy', join(folder, 'base.copia'))).toMatchObject({
    code: 1,
    stderr: `La carpeta ${folder} no existe: créala o elige otra.\n`,
  });
  expect(readdirSync(services.folder)).not.toContain('nada');
  expect((await db('toString')).code).toBe(1);
  expect((await db('copy')).stderr).toBe('Uso: npm run db -- copy ARCHIVO\n');
  expect((await db('restore')).stderr).toMatch(/^Uso: npm run db -- restore ARCHIVO /);
});

test.each(['reset', 'seed'])(
  'db %s touches no database but the one that the product brings',
  async (command) => {
    const email = `${command}@ejemplo.co`;
    await makePerson(services, email);
    const refused = await db(command);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain(`db ${command} es del modo de prueba`);
    const people = await services.db.service.selectFrom('users').select('email').execute();
    expect(people.map((person) => person.email)).toContain(email);
    expect(people.map((person) => person.email)).not.toContain('equipo@demo.example');
  },
);
