import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { system } from '#server/actor.ts';
import { readConfig } from '#server/config.ts';
import { generateSchema } from '#server/database/generate-schema.ts';
import { generateSchemaScript } from '#server/database/generate-schema-script.ts';
import { createFileStore } from '#server/ports/storage/file-store.ts';
import { StartError } from '#server/start-error.ts';
import { seedDemo } from '#server/services/demo/seed-demo.ts';
import { copyDatabase, restoreDatabase } from './copy.ts';
import { nextReceipt } from './next-receipt.ts';
import { withDatabase } from './with-database.ts';
import { withServices } from './with-services.ts';

/** What deletes everything or makes accounts with known names is for the base that the product brings: another may be the real site's. */
function refuseOtherDatabase(command: string): void {
  const { mode, databaseUrl } = readConfig();
  if (mode === 'test' && !databaseUrl) return;
  throw new StartError(
    `db ${command} es del modo de prueba (ORIGIN local) y de la base que trae el producto. ` +
      'Una base en DATABASE_URL puede ser la del sitio real: si de verdad quieres vaciarla, bórrala y créala tú.',
  );
}

/** What each does, and says once it has. */
const commands: Record<string, (...args: string[]) => Promise<string>> = {
  async migrate() {
    const { madeAgain, madeBuckets } = await withDatabase(async ({ madeAgain, config }) => ({
      madeAgain,
      madeBuckets: await createFileStore(join(config.dataDir, 'files')).prepare(),
    }));
    return [
      ...madeAgain.map(
        (table) =>
          `La tabla '${table}' no existía: ya está, vacía. Sus filas solo están en una copia de seguridad.`,
      ),
      ...madeBuckets.map((bucket) => `El bucket '${bucket}' no existía: ya está, vacío.`),
      'La base de datos está al día.',
    ].join('\n');
  },

  async adopt() {
    await withDatabase(async () => {}, { adopt: true, idle: true });
    return 'Listo: este PostgreSQL es de esta instalación y de su SECRET.';
  },

  copy: copyDatabase,
  restore: restoreDatabase,
  'next-receipt': nextReceipt,

  async seed() {
    refuseOtherDatabase('seed');
    return withServices((services, { config }) => seedDemo(services, system, config.dataDir), {
      existing: false,
    });
  },

  async reset() {
    refuseOtherDatabase('reset');
    await withDatabase(
      async ({ owner, config }) => {
        const client = new pg.Client(owner);
        await client.connect();
        await client.query('drop schema if exists jobs, app, public cascade; create schema public');
        await client.end();
        for (const name of [
          ...['files', 'uploads', 'incoming', 'dev-mail'],
          ...['clock.json', 'demo-logins.txt'],
        ]) {
          await rm(join(config.dataDir, name), { recursive: true, force: true });
        }
      },
      { idle: true },
    );
    return 'Quedó vacía. El próximo npm start la migra y crea los datos de demostración.';
  },

  async types() {
    await withDatabase(async ({ owner }) => {
      await writeFile('server/database/schema.ts', await generateSchema(owner));
      await writeFile('server/database/schema.sql', await generateSchemaScript(owner));
    });
    return 'server/database/schema.ts y schema.sql están al día.';
  },
};

/** Runs a command of `npm run db`; resolves with what it says. */
export async function runDbCommand([name = '', ...args]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Uso: npm run db -- ${Object.keys(commands).join(' | ')}`);
  return command(...args);
}
