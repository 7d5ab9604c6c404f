// npm run db -- migrate | seed | reset | types
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { generateSchema } from '#server/database/generate-schema.ts';
import { openJobQueue } from '#server/database/job-queue.ts';
import { createFileStore } from '#server/ports/storage/file-store.ts';
import { seedDemo } from '#server/services/demo/seed-demo.ts';
import { createAttemptLimits } from '#server/services/limits/attempt-limits.ts';
import { inWords } from './in-words.ts';
import { withDatabase, withIdleDatabase } from './with-database.ts';

const commands: Record<string, () => Promise<void>> = {
  async migrate() {
    await withDatabase(async () => {});
    console.log('La base de datos está al día.');
  },

  async seed() {
    const logins = await withDatabase(async ({ app, config }) => {
      const warn = (error: Error) => console.error(error.message);
      const db = openDatabase(app, warn);
      const jobs = await openJobQueue(app, warn);
      try {
        const storage = createFileStore(join(config.dataDir, 'files'));
        const limits = createAttemptLimits(db.servicePool);
        return await seedDemo({ db, jobs, limits, storage }, config.dataDir);
      } finally {
        await jobs.stop();
        await db.close();
      }
    });
    console.log(logins);
  },

  async reset() {
    await withIdleDatabase(async ({ owner, config }) => {
      if (config.mode === 'production') {
        throw new Error(
          'db reset borra todo, así que solo funciona en modo de prueba (ORIGIN local).',
        );
      }
      const client = new pg.Client(owner);
      await client.connect();
      await client.query('drop schema if exists jobs, app, public cascade; create schema public');
      await client.end();
      for (const name of ['files', 'uploads', 'dev-mail', 'demo-logins.txt']) {
        await rm(join(config.dataDir, name), { recursive: true, force: true });
      }
    });
    console.log('Quedó vacía. El próximo npm start la migra y crea los datos de demostración.');
  },

  async types() {
    const text = await withDatabase(({ owner }) => generateSchema(owner));
    await writeFile('server/database/schema.ts', text);
    console.log('server/database/schema.ts está al día.');
  },
};

await inWords(async () => {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`Uso: npm run db -- ${Object.keys(commands).join(' | ')}`);
  await command();
});
