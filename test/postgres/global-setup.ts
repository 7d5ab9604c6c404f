import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { TestCluster } from './cluster-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestCluster;
  }
}

/** One cluster for the whole run, with a migrated database that every test file copies. */
export default async function startPostgres(project: TestProject) {
  const child = fork(join(import.meta.dirname, 'cluster-process.ts'), { detached: true });
  const ended = once(child, 'exit');
  const cluster = await Promise.race([
    once(child, 'message') as Promise<[TestCluster]>,
    ended.then(() => Promise.reject(new Error('PostgreSQL for the tests did not start'))),
  ]);
  project.provide('postgres', cluster[0]);
  return async () => {
    child.disconnect();
    await ended;
  };
}
