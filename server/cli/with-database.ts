import { readConfig } from '#server/config.ts';
import { type ProvidedDatabase, provideDatabase } from '#server/database/provide-database.ts';
import { readSecrets } from '#server/secrets.ts';

/** Runs a command against this installation's database, which it starts when no server has it running. */
export async function withDatabase<T>(use: (database: ProvidedDatabase) => Promise<T>): Promise<T> {
  const config = readConfig();
  const secret = config.secret ?? (await readSecrets(config.dataDir)).secret;
  const database = await provideDatabase({ ...config, secret, onLost: () => undefined });
  try {
    return await use(database);
  } finally {
    await database.stop();
  }
}
