import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../database/connection.ts';

export type KeptConnection = {
  /** The connection of this moment; a query on one that was just lost rejects. */
  client(): pg.Client;
  close(): Promise<void>;
};

/** One connection of the process's own that listens on a channel for as long as it lives, and reconnects by itself. */
export async function keepConnection(
  app: Connection,
  on: {
    channel: string;
    notice: (payload: string) => void;
    error: (error: Error) => void;
    lost?: () => void;
    /** It listens again; what was announced in between reached nobody. */
    regained?: () => void;
  },
): Promise<KeptConnection> {
  let closed = false;
  let current = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...app, keepAlive: true });
    let isOpen = false;
    fresh.on('notification', ({ payload = '' }) => on.notice(payload));
    fresh.on('error', on.error);
    fresh.once('end', () => {
      // A try that failed ends, too: whoever made it tries again, and nobody else.
      if (!isOpen) return;
      on.lost?.();
      if (!closed) void reconnect();
    });
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(on.channel)}`);
    isOpen = true;
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await sleep(1000);
      try {
        current = await connect();
        on.regained?.();
        break;
      } catch (error) {
        on.error(error instanceof Error ? error : new Error(String(error)));
      }
    }
    if (closed) await current.end();
  }

  return {
    client: () => current,
    async close() {
      closed = true;
      await current.end();
    },
  };
}
