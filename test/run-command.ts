import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { connectionUrl } from './postgres/connection-url.ts';
import { programEnvironment } from './program-environment.ts';
import type { TestServices } from './test-services.ts';

/** Runs a command of the operator's on this database, as if in another terminal. */
export async function runCommand(
  { folder, ownerConnection }: Pick<TestServices, 'folder' | 'ownerConnection'>,
  program: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    ...programEnvironment(),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: connectionUrl(ownerConnection),
    SECRET: inject('postgres').secret,
  };
  const child = spawn(process.execPath, [program, ...args], { env });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code: Number(code), stdout, stderr };
}
