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
export async function readCpu(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined)
    throw new Error(`/metrics does not report the processor time:\n${metrics}`);
  return Number(seconds) * 1000;
}
