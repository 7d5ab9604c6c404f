import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Connection } from '#server/database/connection.ts';

/**
 * A PostgreSQL as an operator rents one, for one test file: nothing of the product is in it, and its databases belong to
 * somebody who is no superuser and may create roles. Call it at the top of the file.
 */
export async function startOutsideServer(): Promise<{
  /** An empty database; the way in is its owner's. */
  createDatabase(name: string): Promise<Connection>;
  /** What whoever rents it out may do. */
  asSuperuser(statement: string): Promise<void>;
}> {
  const child = fork(join(import.meta.dirname, 'cluster-process.ts'), ['empty'], {
    detached: true,
  });
  const ended = once(child, 'exit');
  afterAll(async () => {
    child.disconnect();
    await ended;
  });
  const [{ owner: superuser }] = (await once(child, 'message')) as [{ owner: Connection }];
  const owner = { ...superuser, user: 'estudio_owner', password: 'of the tests' };
  await run(superuser, `create role ${owner.user} login createrole password '${owner.password}'`);
  return {
    async createDatabase(name) {
      await run(superuser, `create database ${name} owner ${owner.user}`);
      return { ...owner, database: name };
    },
    asSuperuser: (statement) => run(superuser, statement),
  };
}

async function run(superuser: Connection, statement: string): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(statement);
  await client.end();
}
