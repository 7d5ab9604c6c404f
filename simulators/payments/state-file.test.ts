import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkoutUrl, newFolder, optionsFor, plantReceiver, press } from './plant-simulators.ts';
import { startPaymentSimulators } from './start.ts';
import { stateSchema } from './state.ts';
import { openStateFile } from './state-file.ts';

test('nobody learns of what the disk does not hold: neither the person nor the shop', async () => {
  const folder = await newFolder();
  const receiver = await plantReceiver();
  const simulators = await startPaymentSimulators(optionsFor(folder, receiver.url));
  onTestFinished(() => simulators.stop());
  const pay = (decision: string) =>
    press(checkoutUrl(simulators.wompiCheckoutUrl), { decision, method: 'CARD' });

  const logged = vi.spyOn(console, 'error').mockReturnValue();
  // A folder where the file should be: no rename can replace it.
  await rm(join(folder, 'payments.json'), { force: true });
  await mkdir(join(folder, 'payments.json', 'x'), { recursive: true });
  expect((await pay('APPROVED')).status).toBe(500);
  expect(logged).toHaveBeenCalledOnce();
  await new Promise((done) => setTimeout(done, 100));
  expect(receiver.events).toEqual([]);

  await rm(join(folder, 'payments.json'), { recursive: true });
  await expect.poll(() => receiver.events.length).toBe(2);
  expect((await pay('APPROVED')).status).toBe(409);
});

test('holds all that changed when it says so, though much changes at once', async () => {
  const folder = await newFolder();
  const store = await openStateFile(folder);
  const read = async () =>
    stateSchema.parse(JSON.parse(await readFile(join(folder, 'payments.json'), 'utf8')));
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      if (index % 3 === 0) await new Promise((done) => setTimeout(done, index / 10));
      store.state.paypal.replies.push({ key: `${index}`, at: '', body: {} });
      store.changed();
      await store.saved();
      expect(JSON.stringify(await read())).toContain(`"key":"${index}"`);
    }),
  );
  expect((await read()).paypal.replies).toHaveLength(50);
  expect(await readdir(folder)).toEqual(['payments.json']);
});

test('puts what it cannot read aside, and begins anew', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'payments.json'), '{"version":0}');
  const store = await openStateFile(folder);
  expect(store.state.transactions).toEqual([]);
  const [kept] = await readdir(folder);
  expect(kept).toMatch(/^unreadable-\d+-payments\.json$/);
  expect(await readFile(join(folder, kept ?? ''), 'utf8')).toBe('{"version":0}');
});

test('does not begin anew because a disk fails', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'payments.json'));
  await expect(openStateFile(folder)).rejects.toThrow('EISDIR');
  await rmdir(join(folder, 'payments.json'));
});
