// npm run db -- migrate | types | reset
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { generateSchema } from '#server/database/generate-schema.ts';
import { withDatabase } from './with-database.ts';

const commands: Record<string, () => Promise<void>> = {
  async migrate() {
    await withDatabase(async () => {}); // providing the database migrates it
    console.log('La base de datos está al día.');
  },
  async types() {
    await withDatabase(async ({ owner }) => {
      await writeFile('server/database/schema.ts', await generateSchema(owner));
    });
    console.log('server/database/schema.ts está al día.');
  },
  async reset() {
    await withDatabase(async ({ owner }) => {
      const client = new pg.Client(owner);
      await client.connect();
      await client.query(
        'drop schema if exists jobs cascade; drop schema if exists app cascade; drop schema public cascade; create schema public',
      );
      await client.end();
    });
    await withDatabase(async () => {});
    console.log(
      'La base de datos quedó vacía. El próximo npm start vuelve a crear los datos de demostración.',
    );
  },
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(`Uso: npm run db -- ${Object.keys(commands).join(' | ')}`);
  process.exit(1);
}
await command();
