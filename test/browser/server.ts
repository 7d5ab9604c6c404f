import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { serverProcess } from '../../scripts/start/server-process.mjs';
import { programEnvironment } from '../program-environment.ts';
import { requireBuild } from '../require-build.ts';

const root = join(import.meta.dirname, '..', '..');
const startLimit = 220_000;
const stopLimit = 20_000;
/** How a server says that it is ready: a person reads the one, a program the other. */
const inTestMode = /Listo: (http\S+)/;
const inProduction = /"origin":"([^"]+)".*"msg":"ready"/;

export type TestServer = {
  origin: string;
  /** Everything it printed so far: the demo logins stand in it. */
  output: () => string;
  /** Ends it as an operator does, and rejects when it does not end in time. */
  stop: () => Promise<void>;
  /** Ends it without any warning. */
  kill: () => Promise<void>;
};

/** Starts the built product as `npm start` does, in test mode unless `env` says otherwise, and waits until it is ready. */
export function startServer(options: {
  dataDir: string;
  port: number;
  logFile: string;
  env?: Record<string, string>;
  nodeArguments?: readonly string[];
}): Promise<TestServer> {
  requireBuild();
  const { dataDir, port, logFile, env, nodeArguments = [] } = options;
  const { nodeArguments: usual, environment } = serverProcess;
  return startProgram([...usual, ...nodeArguments, 'scripts/serve.mjs'], {
    cwd: root,
    env: { ...environment, PORT: String(port), DATA_DIR: dataDir, ...env },
    logFile,
  });
}

/** Starts a server with the Node that runs us, and nothing of our environment but the folders. */
export async function startProgram(
  args: string[],
  options: { cwd: string; env: Record<string, string>; logFile: string },
): Promise<TestServer> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  const { HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...programEnvironment(), HOME, TMPDIR, ...options.env },
    // The server drains when the IPC channel closes: it does not outlive a killed test run.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`El servidor ${why}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`no dijo que estaba listo en ${startLimit / 1000} s`);
    }, startLimit);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('terminó antes de estar listo');
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        output += chunk.toString();
        const ready = inTestMode.exec(output)?.[1] ?? inProduction.exec(output)?.[1];
        if (!ready) return;
        clearTimeout(timer);
        resolve(new URL(ready).origin);
      });
  });
  return {
    origin,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      const [, signal] = (await ended) as [number | null, string | null];
      clearTimeout(timer);
      if (signal === 'SIGKILL') throw new Error('El servidor no terminó con SIGTERM');
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Below those that the system gives to connections, which would take it before the server does.
    const port = 16_000 + Math.floor(Math.random() * 16_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
