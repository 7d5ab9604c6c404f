import { openHome } from '#server/database/cluster/home.ts';
import { readPostmaster, stopPostmaster } from '#server/database/cluster/postmaster.ts';

/** Ends the PostgreSQL of a folder that is removed next: else all of it is written first, a minute where the disk is slow. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const { data } = openHome(dataDir);
  const postmaster = readPostmaster(data);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGQUIT');
  await stopPostmaster(data, postmaster.pid);
}
