import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparisonPause } from '#content/payment-findings.ts';
import { startWorkers } from '#server/jobs/start-workers.ts';
import { audited } from '#test/audited.ts';
import { createTestProvider } from '#test/payment-provider.ts';
import { makeStaff, openTestServices } from '#test/test-services.ts';
import { askComparison } from './ask-comparison.ts';
import { readComparisons } from './read-comparisons.ts';

const services = await openTestServices();
const staff = await makeStaff(services, 'equipo@ejemplo.co');
const other = await makeStaff(services, 'otra@ejemplo.co');

const code = (name: string): object => expect.objectContaining({ code: name }) as object;
const jobs = async () => {
  const { rows } = await services.db.servicePool.query(
    `select 1 from jobs.job where name = 'compare-payments'`,
  );
  return rows.length;
};
const noted = async () => (await audited(services, 'compare-payments')).length;

let before = 0;
beforeEach(async () => {
  services.payments.providers = [createTestProvider('wompi')];
  before = await noted();
});
afterEach(async () => {
  await services.db.servicePool.query(`delete from jobs.job where name = 'compare-payments'`);
});

/** Presses stand in one stretch of time: what is asked for at its very end is asked for in the next. */
async function inOneStretch(): Promise<void> {
  const pause = comparisonPause * 60_000;
  const left = pause - (Date.now() % pause);
  if (left < 5_000) await new Promise((go) => setTimeout(go, left));
}

test('of many who ask at once one comparison comes, and the others are told', async () => {
  await inOneStretch();
  const presses = [staff, other, staff].map((who) => askComparison(services, who));
  const done = await Promise.allSettled(presses);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'comparison.asked-before' },
  });
  expect([await jobs(), (await noted()) - before]).toEqual([1, 1]);
});

test('without any keys there is nothing to compare, and nothing is asked for', async () => {
  services.payments.providers = [];
  await expect(askComparison(services, staff)).rejects.toEqual(code('comparison.no-keys'));
  expect([await jobs(), (await noted()) - before]).toEqual([0, 0]);
});

test('how often somebody asks has an end', async () => {
  const hasty = await makeStaff(services, 'afan@ejemplo.co');
  for (let press = 0; press < 60; press += 1)
    await services.limits.consume('paymentCheck', hasty.userId);
  await expect(askComparison(services, hasty)).rejects.toEqual(code('rate.limited'));
  expect(await jobs()).toBe(0);
});

test('what was asked for is done, and says when', async () => {
  const mailer = { send: async () => undefined, close: async () => undefined };
  await startWorkers({ services, mailer });
  await askComparison(services, staff);
  await expect
    .poll(() => readComparisons(services, staff), { timeout: 10_000 })
    .toMatchObject([{ provider: 'wompi', comparedAt: expect.any(Date) }]);
});

test('a comparison says what of it is not resolved, and of that provider alone', async () => {
  const at = new Date();
  const open = async () => (await readComparisons(services, staff))[0]?.openDifferences.count;
  expect(await open()).toBe(0);
  const [finding] = await services.db.service
    .insertInto('payment_findings')
    .values(
      (
        [
          ['missing-there', 'wompi'],
          ['unknown-reference', 'wompi'],
          ['missing-there', 'paypal'],
          ['manual-refund', 'wompi'],
          ['provider-away', 'wompi'],
        ] as const
      ).map(([kind, provider]) => ({ kind, provider, subject: kind, found_at: at })),
    )
    .returning('id')
    .execute();
  expect(await open()).toBe(2);
  await services.db.service
    .updateTable('payment_findings')
    .set({ resolved_at: at, resolution: 'Ya está' })
    .where('id', '=', finding?.id ?? '')
    .execute();
  expect(await open()).toBe(1);
});
