import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './cluster-error.ts';
import { environmentFor } from './environment.ts';
import type { Home } from './home.ts';
import { hasRunningProcesses } from './running-processes.ts';

/** A PostgreSQL that accepts connections. `host` is the folder of its socket, or 127.0.0.1. */
export type Postmaster = { pid: number; host: string; port: number };

/** What PostgreSQL itself wrote about the process that serves these data, once it is ready. */
export function readPostmaster(data: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , status] = readPidFile(data);
  if (status?.trim() !== 'ready') return undefined;
  return { pid: Number(pid), host: socketFolder || '127.0.0.1', port: Number(port) };
}

/** PostgreSQL's fast shutdown: connections end, data go to stable storage, and all of it is gone. */
export async function stopPostmaster(data: string, pid: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  let exists = signal(pid, 'SIGINT');
  // A zombie that nobody collects still exists, but stands nowhere.
  while (exists && hasRunningProcesses(data)) {
    if (Date.now() > deadline) throw new ClusterError(`PostgreSQL (proceso ${pid}) no se detiene.`);
    await sleep(20);
    exists = signal(pid, 0);
  }
}

/**
 * Starts PostgreSQL in a session of its own: the terminal's Ctrl-C reaches the server, which drains
 * first. It does not keep this process alive.
 */
export async function spawnPostmaster(home: Home, binaries: string): Promise<ChildProcess> {
  const options = { ...settings, ...(await listenAddress(home.socketFolder)) };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(home.log, 'a', 0o600);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', home.data, ...args], {
    ...environmentFor(home.user),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

/** On the command line, where no file in the data folder overrules them. */
const settings = {
  // An acknowledged write survives a power cut. These are PostgreSQL's defaults, and not to be traded.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // One small machine with a solid-state disk.
  max_connections: '100',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  // A failed statement is reported to whoever sent it; its text may hold personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
};

/** A socket that only the cluster's owner reaches; where its path is too long, a loopback port. */
async function listenAddress(socketFolder: string): Promise<Record<string, string>> {
  const socket = join(socketFolder, '.s.PGSQL.5432');
  if (Buffer.byteLength(socket) > longestSocketPath) {
    const port = String(await freePort());
    return { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' };
  }
  // The setting is a list: quoted, a comma is part of the path.
  const quoted = `"${socketFolder.replaceAll('"', '""')}"`;
  return { listen_addresses: '', port: '5432', unix_socket_directories: quoted };
}

/** `sun_path` of sockaddr_un, without its final zero. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function readPidFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether that process of ours exists to take it. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code !== 'EINVAL') return false;
    throw error;
  }
}
