import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/postgres/test-database.ts';
import { generateSchema } from './generate-schema.ts';
import { generateSchemaScript } from './generate-schema-script.ts';

const { ownerConnection } = await createTestDatabase();

test.each([
  ['schema.ts', generateSchema],
  ['schema.sql', generateSchemaScript],
])(
  '%s is what the migrations make; `npm run db -- types` writes it anew',
  async (file, generate) => {
    const written = await readFile(`server/database/${file}`, 'utf8');
    expect(written).toBe(await generate(ownerConnection));
  },
);
