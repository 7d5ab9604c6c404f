import { join } from 'node:path';
import { freePort, startServer, type TestServer } from '#test/browser/server.ts';
import { makeDataDir } from '#test/data-dir.ts';

export type Product = TestServer & { dataDir: string };

/** Starts the built product in a fresh DATA_DIR; both are gone when `opened` is disposed of. */
export async function startProduct(
  opened: AsyncDisposableStack,
  nodeArguments: readonly string[] = [],
): Promise<Product> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const server = await startServer({
    dataDir: data.path,
    port: await freePort(),
    logFile: join(data.path, 'server.log'),
    nodeArguments,
  });
  opened.defer(server.stop);
  return { ...server, dataDir: data.path };
}

/** Milliseconds of processor that the server's own process has used, as it says itself. */
export const readCpu = async (origin: string): Promise<number> =>
  (await readMetric(origin, 'process_cpu_seconds_total')) * 1000;

/** Bytes of memory that the server's own process holds now. */
export const readResidentBytes = (origin: string): Promise<number> =>
  readMetric(origin, 'process_resident_memory_bytes');

async function readMetric(origin: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (value === undefined) throw new Error(`/metrics does not report ${name}:\n${metrics}`);
  return Number(value);
}
