import { afterAll, expect, test } from 'vitest';
import { tellPaymentStory } from '#test/payment-stories.ts';
import { openPaymentWorld } from '#test/payment-world.ts';
import { timesTried } from '#test/sampled.ts';
import { createTestDatabase } from '#test/postgres/test-database.ts';

const lanes = 3;
const each = timesTried(20);
const opened = new AsyncDisposableStack();
const databases = await Promise.all(Array.from({ length: lanes }, () => createTestDatabase()));
const worlds = await Promise.all(
  databases.map(({ appConnection, ownerConnection }) =>
    openPaymentWorld(opened, { app: appConnection, owner: ownerConnection }),
  ),
);
afterAll(() => opened.disposeAsync());

test.concurrent.each(worlds.map((world, lane) => ({ world, first: 1 + lane * each })))(
  'whatever happens, each order comes to what the providers say: from seed $first',
  async ({ world, first }) => {
    for (let seed = first; seed < first + each; seed += 1)
      await expect(tellPaymentStory(world, seed)).resolves.toBeUndefined();
  },
  // So many stories after one another: on a busy machine more than a test usually takes.
  400_000,
);
