import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ClusterError } from './cluster-error.ts';
import type { Home } from './home.ts';
import { clearLeftovers, hasRunningProcesses } from './running-processes.ts';
import { readPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';

/**
 * Whoever holds this advisory lock owns the cluster. It ends with its connection, however its process
 * ends, while a pid file says nothing about who lives.
 */
const ownershipLock = 2600;

export type Owner = { postmaster: Postmaster; lock: pg.Client };

/**
 * Takes over a PostgreSQL that a killed server left running. Nothing when none runs: whatever a killed
 * one left behind is cleared away then.
 */
export async function adopt(home: Home, password: string): Promise<Owner | undefined> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const owner = await own(home, password);
    if (owner) return owner;
    if (!hasRunningProcesses(home.data)) {
      clearLeftovers(home.data, home.socketFolder);
      return undefined;
    }
    if (Date.now() > deadline) {
      throw new ClusterError(
        `Hay un PostgreSQL en marcha en ${home.data} que no responde. Espera a que termine o ciérralo.`,
      );
    }
    await sleep(50);
  }
}

/** Connects to the PostgreSQL that serves the cluster and takes its lock; nothing when none is ready. */
export async function own(home: Home, password: string): Promise<Owner | undefined> {
  const postmaster = readPostmaster(home.data);
  const socket = new Socket();
  const lock = postmaster && (await connect(socket, postmaster, home, password));
  if (!postmaster || !lock) return undefined;
  if (await take(lock)) {
    // The server lives for its requests, not for this connection.
    socket.unref();
    return { postmaster, lock };
  }
  await lock.end();
  throw new ClusterError(
    `Otro servidor ya usa los datos de DATA_DIR (${home.dataDir}). Detenlo primero, o arranca este ` +
      'con otra DATA_DIR y otro PORT.',
  );
}

async function connect(
  socket: Socket,
  postmaster: Postmaster,
  home: Home,
  password: string,
): Promise<pg.Client | undefined> {
  const { host, port } = postmaster;
  const client = new pg.Client({
    host,
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    ssl: false,
    stream: () => socket,
    connectionTimeoutMillis: 3_000,
  });
  // Its end says all there is to know; without a listener an error would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    // An old port may by now be another program's: the password is only wrong where ours still runs.
    if (isWrongPassword(error) && hasRunningProcesses(home.data)) {
      throw new ClusterError(
        `La contraseña guardada en ${home.passwordFile} no es la de esta base de datos. ` +
          'Recupérala de una copia de seguridad.',
      );
    }
    return undefined;
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '28P01';

/** A killed owner's connection takes PostgreSQL a moment to notice. */
async function take(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [ownershipLock],
    );
    if (rows[0]?.taken) return true;
    await sleep(100);
  }
  return false;
}
