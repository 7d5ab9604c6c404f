import { StartError } from '#server/start-error.ts';
import type { Connection } from '../database/connection.ts';
import { openJobQueue } from '#server/background/job-queue.ts';
import { jobs as kinds } from '#server/jobs/jobs.ts';
import {
  appConnection,
  installationMark,
  migrate,
  readMigrationFiles,
} from '../database/migrate.ts';
import { appliedMigrations, isMigrated } from './applied-migrations.ts';
import type { CopyHead, RowCounts } from './copy-format.ts';
import { loadCopy } from './load-copy.ts';
import { checkCopy } from './read-copy.ts';
import { openClient, openServiceClient } from './open-client.ts';
import { type ReceiptStart, startReceipts } from './receipt-start.ts';

type Target = { owner: Connection; secret: string };

type Options = { otherSecret?: boolean; receipts?: ReceiptStart | null };

/**
 * Makes an empty database what the copy says: the schema of that time, its rows, and then the migrations since. All that
 * can be refused is refused before the database is touched. `receipts` is from where on they are numbered there.
 */
export async function restoreCopy(
  { owner, secret }: Target,
  file: string,
  { otherSecret = false, receipts = null }: Options = {},
): Promise<RowCounts> {
  const { head, rows } = await checkCopy(file);
  if (head.installation !== installationMark(secret) && !otherSecret) throw wrongSecret();
  await refuseUnknownMigrations(head);
  await refuseDatabase(owner, head);
  const upTo = head.migrations.at(-1)?.name;
  await migrate(owner, secret, { upTo });
  const app = appConnection(owner, secret);
  const jobs = await openJobQueue(app, { secret, jobs: kinds }, () => {});
  try {
    // With the rows, so that nobody can number anything in between.
    await loadCopy(app, jobs, file, (client) => startReceipts(client, receipts));
  } finally {
    await jobs.stop();
  }
  await migrate(owner, secret);
  // In a copy of a version before there was no such table.
  await using service = await openServiceClient(app);
  await startReceipts(service.client, receipts);
  return rows;
}

const wrongSecret = () =>
  new StartError(
    'Esta copia se hizo con otro SECRET. Pon en DATA_DIR el secrets.json de esa instalación (o su SECRET) y vuelve a ' +
      'probar. Si se perdió: npm run db -- restore ARCHIVO --other-secret; los correos en cola y los segundos pasos de esa ' +
      'copia no se podrán leer, y todas las personas iniciarán sesión de nuevo.',
  );

/** The copy's migrations are the first of ours, each with the same text. */
async function refuseUnknownMigrations({ migrations }: CopyHead): Promise<void> {
  const ours = await readMigrationFiles();
  for (const [at, { name, checksum }] of migrations.entries()) {
    if (ours[at]?.name === name && ours[at].checksum === checksum) continue;
    throw new StartError(
      `La copia va en la migración ${migrations.at(-1)?.name}, y este código no conoce su ${name}: actualiza el código.`,
    );
  }
}

async function refuseDatabase(owner: Connection, { migrations }: CopyHead): Promise<void> {
  await using opened = await openClient(owner);
  const { client } = opened;
  const others = await client.query(
    `select from pg_stat_activity where datname = current_database() and usename = 'estudio_app' limit 1`,
  );
  if (others.rowCount !== 0) {
    throw new StartError('Un servidor usa esta base de datos: detenlo antes de restaurar.');
  }
  if (!(await isMigrated(client))) return;
  const here = await appliedMigrations(client);
  if (here.every(({ name }, at) => migrations[at]?.name === name)) {
    if (here.length === migrations.length) return;
    // A restore that was killed leaves the migrations that it came to, and tables that never had a row.
    const used = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> 'migrations' and pg_relation_size(oid) > 0 limit 1`,
    );
    if (used.rowCount === 0) return;
  }
  throw new StartError(
    `Esta base va en la migración ${here.at(-1)?.name ?? '(ninguna)'} y la copia en la ${migrations.at(-1)?.name}: ` +
      'restáurala en una base nueva. Con DATABASE_URL, crea otra; sin ella, usa una DATA_DIR sin la carpeta postgres.',
  );
}
