import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `schema.sql`: what makes again the tables that a database lost, and leaves alone those that it has. */
export type SchemaScript = {
  /** All of it, one transaction. */
  text: string;
  /** The newest migration in it. */
  upTo: string;
  /** Every table of the product. */
  tables: readonly string[];
  /** One transaction with what concerns some tables. */
  about(tables: readonly string[]): string;
};

export function readSchemaScript(): SchemaScript {
  return (script ??= parse(
    readFileSync(join(process.cwd(), 'server/database/schema.sql'), 'utf8'),
  ));
}

let script: SchemaScript | undefined;

function parse(file: string): SchemaScript {
  const [, text = ''] = /^-- Written by .*\n([^]*)$/.exec(file) ?? [];
  const [opening = '', ...sections] = text.replace(/commit;\n$/, '').split(/^(?=-- )/m);
  const tableOf = (section: string) => /^-- (?:Tabla|Reglas de) (\w+)$/m.exec(section)?.[1] ?? '';
  return {
    text,
    upTo: /\d{4}-[\w-]+\.sql/.exec(opening)?.[0] ?? '',
    tables: [...text.matchAll(/^-- Tabla (\w+)$/gm)].map(([, table = '']) => table),
    about(tables) {
      const chosen = sections.filter((section) => tables.includes(tableOf(section)));
      return [opening, ...chosen, 'commit;\n'].join('');
    },
  };
}
