import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAppError } from '#server/app-error.ts';
import { slotOf } from '#server/database/compile-once.ts';
import { openTestServices } from '#test/test-services.ts';
import { makeForetold, makeOwner, makeThings } from './anas-things.ts';
import { createPolicySwitch } from './policies.ts';
import { trials } from './service-trials.ts';
import { withoutOwnership } from './without-ownership.ts';

const services = await openTestServices();
const client = new pg.Client(services.ownerConnection);
await client.connect();
afterAll(() => client.end());
const openPolicies = await createPolicySwitch(client);

describe.each([
  { held: 'the WHERE alone', hasWhere: true, hasPolicies: false, passes: false },
  { held: 'row-level security alone', hasWhere: false, hasPolicies: true, passes: false },
  // A trial that gets nothing here either would be held by its own fault.
  { held: 'nothing', hasWhere: false, hasPolicies: false, passes: true },
])('held by $held', ({ hasWhere, hasPolicies, passes }) => {
  // What is held is Ana's as it was at the next trial, too.
  let kept: Awaited<ReturnType<typeof makeAna>> | undefined;
  beforeAll(async () => {
    await openPolicies(!hasPolicies);
    if (!passes) kept = await makeAna();
  });

  test.each(Object.keys(trials))(`%s ${passes ? 'is' : 'is not'} another’s`, async (name) => {
    const { ana, things } = await (kept ?? makeAna());
    const luis = await makeOwner(services);
    const foretold = await makeForetold(services, ana, luis);
    const people = new Set([luis.userId, slotOf('userId')]);
    const actors = services.db.actors.withPlugin(withoutOwnership(people));
    const asked = hasWhere ? services : { ...services, db: { ...services.db, actors } };
    const got = await trials[name]?.(asked, luis, { ...things, foretold }).catch(refusal);
    expect(Boolean(got)).toBe(passes);
  });
});

test('every service that asks the database as a person is tried', () => {
  const folder = 'server/services';
  const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // The staff reads what is everybody's.
      return /\b(?:asActor|readAsActor)\(/.test(text) && !/\bactor: StaffActor\b/.test(text);
    })
    .map((file) => file.replace(/\.ts$/, ''));
  const tried = Object.keys(trials).map((name) => name.split(':', 1)[0]);
  // A visitor writes and reads nothing.
  const owned = asking.filter((file) => !/^(?:contacts|newsletter|legal-requests)\//.test(file));
  expect(new Set(owned), 'test/access/service-trials.ts').toEqual(new Set(tried));
});

async function makeAna() {
  const ana = await makeOwner(services);
  return { ana, things: await makeThings(services, ana) };
}

/** What a service, or the database, says of what is not the actor's. Anything else is a fault. */
function refusal(error: unknown): false {
  if (isAppError(error) && /\.not-found$|^storage\.quota$/.test(error.code)) return false;
  if (error instanceof pg.DatabaseError && error.code === '42501') return false;
  throw error;
}
