import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { system } from '#server/actor.ts';
import { writeCopy } from '#server/copy/write-copy.ts';
import type { Connection } from '#server/database/connection.ts';
import { appConnection, migrate } from '#server/database/migrate.ts';
import { issueReceipts } from '#server/services/receipts/issue-receipts.ts';
import { makePaymentRows } from '#test/make-order.ts';
import { startOutsideServer } from '#test/postgres/outside-server.ts';
import { runHere } from '#test/run-command.ts';
import { openTestServices } from '#test/test-services.ts';
import { runDbCommand } from './db-commands.ts';

vi.setConfig({ testTimeout: 60_000 });

const { secret } = inject('postgres');
const outside = await startOutsideServer();
const services = await openTestServices();
const file = join(services.folder, 'base.copia');

beforeAll(async () => {
  for (let n = 0; n < 4; n += 1) await makePaymentRows(services);
  await issueReceipts(services, system);
  await writeCopy({ owner: services.ownerConnection, app: services.appConnection, secret }, file);
});

/** What a command of `npm run db` says of a database, and how it ends. */
const run = (ownerConnection: Connection, ...args: string[]) =>
  runHere({ ...services, ownerConnection }, runDbCommand, ...args);

async function startsOf(owner: Connection) {
  const client = new pg.Client({
    ...appConnection(owner, secret),
    options: '-c role=estudio_service',
  });
  await client.connect();
  const { rows } = await client.query<{ next: number; reason: string }>(
    'select next, reason from receipt_starts order by place',
  );
  await client.end();
  return rows;
}

test(
  'what is restored goes on where no number is given twice, and says so',
  { tags: 'sweep' },
  async () => {
    const target = await outside.createDatabase('receipts');
    const restored = await run(target, 'restore', file);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain(
      'El próximo comprobante será el C-002000. El último de la copia es el C-000004. Así no se repite ninguno',
    );
    expect(restored.stdout).toContain('npm run db -- next-receipt 5 "MOTIVO"');
    const reason = 'Se restauró base.copia. El último de la copia es el C-000004.';
    expect(await startsOf(target)).toEqual([{ next: 2000, reason }]);

    const raised = await run(
      target,
      'next-receipt',
      'C-000120',
      'Solo se',
      'perdieron\u{1B}[2J dos',
    );
    expect(raised).toMatchObject({ code: 0, stderr: '' });
    expect(raised.stdout).toContain(`desde el C-002000: ${reason}\n`);
    expect(raised.stdout).toContain('desde el C-000120: Solo se perdieron [2J dos\n');
    expect(raised.stdout).toMatch(/^El próximo comprobante será el C-000120\.$/m);
    // Said twice it is as said once.
    await run(target, 'next-receipt', '120', 'Otra vez');
    expect(await startsOf(target)).toHaveLength(2);
    expect((await run(target, 'next-receipt')).stdout).toBe(raised.stdout);

    for (const [typed, said] of [
      ['4', 'El comprobante C-000004 ya se dio: el próximo puede ser el 5 o uno mayor.\n'],
      ['100121', expect.stringContaining('hay demasiados números')],
      ['12,5', expect.stringMatching(/^Uso: /)],
      ['0', expect.stringMatching(/^Uso: /)],
    ] as const)
      expect(await run(target, 'next-receipt', typed, 'x')).toMatchObject({
        code: 1,
        stderr: said,
      });
    expect(await run(target, 'next-receipt', '130')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('El motivo queda escrito'),
    });
    expect(await startsOf(target)).toHaveLength(2);
  },
);

test('the operator says where it goes on; a number that was given is refused before anything is touched', async () => {
  const target = await outside.createDatabase('said');
  expect(await run(target, 'restore', file, '--next-receipt', '4')).toMatchObject({
    code: 1,
    stderr: 'El comprobante C-000004 ya se dio: el próximo puede ser el 5 o uno mayor.\n',
  });
  const restored = await run(target, 'restore', file, '--next-receipt', '5');
  expect(restored.stdout).toMatch(
    /^El próximo comprobante será el C-000005\. El último de la copia es el C-000004\.$/m,
  );
  // Nothing is left out, and nothing has to be explained.
  expect(await startsOf(target)).toEqual([]);
});

test(
  'a copy of a version that knew nothing of it goes on so, too, and so does one that was restored before',
  { tags: 'sweep' },
  async () => {
    const old = await outside.createDatabase('before');
    await migrate(old, secret, { upTo: '0039-payment-desk.sql' });
    await writeCopy({ owner: old, app: appConnection(old, secret), secret }, `${file}-old`);
    const target = await outside.createDatabase('after');
    expect((await run(target, 'restore', `${file}-old`)).stdout).toContain(
      'El próximo comprobante será el C-001000. La copia no tiene ninguno.',
    );
    await writeCopy({ owner: target, app: appConnection(target, secret), secret }, `${file}-again`);
    const again = await outside.createDatabase('again');
    expect((await run(again, 'restore', `${file}-again`)).stdout).toContain('será el C-002000.');
    expect((await startsOf(again)).map(({ next }) => next)).toEqual([1000, 2000]);
  },
);
