import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import { generateSchema } from './generate-schema.ts';

const { ownerConnection } = await createTestDatabase();

test('schema.ts is what the migrations make; `npm run db -- types` writes it anew', async () => {
  const written = await readFile('server/database/schema.ts', 'utf8');
  expect(written).toBe(await generateSchema(ownerConnection));
});
