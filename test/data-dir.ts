import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh DATA_DIR. The embedded PostgreSQL runs as another user when we are root: it must get in. */
export async function makeDataDir() {
  const path = await mkdtemp(join(tmpdir(), 'estudio-test-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, maxRetries: 5 }) };
}
