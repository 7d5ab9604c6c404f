import { afterAll, expect, test } from 'vitest';
import { openMembershipWorld, tellMembershipStory } from '#test/membership-stories.ts';
import { timesTried } from '#test/sampled.ts';
import { createTestDatabase } from '#test/postgres/test-database.ts';

// Beside the stories of payments, which take most of the connections that there are.
const lanes = 2;
const stories = timesTried(60);
const opened = new AsyncDisposableStack();
const databases = await Promise.all(Array.from({ length: lanes }, () => createTestDatabase()));
const worlds = await Promise.all(
  databases.map(({ appConnection, ownerConnection }) =>
    openMembershipWorld(opened, { app: appConnection, owner: ownerConnection }),
  ),
);
afterAll(() => opened.disposeAsync());

test(
  'whatever happens, what a membership gives is what was paid, and each thing is told once',
  async () => {
    const seeds = Array.from({ length: stories }, (_, place) => place + 1).values();
    await Promise.all(
      worlds.map(async (world) => {
        for (const seed of seeds)
          await expect(tellMembershipStory(world, seed)).resolves.toBeUndefined();
      }),
    );
  },
  // Stories after one another: on a busy machine more than a test usually takes.
  400_000,
);
