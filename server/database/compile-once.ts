import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';

/**
 * `name` is that of a prepared statement, which PostgreSQL parses and plans once a connection. It follows from the text:
 * the same name is never another statement, whichever version of the product prepared it.
 */
export type Statement<Row> = { compile(): CompiledQuery<Row> & { name?: string } };

/**
 * A statement whose text never changes: built and compiled by its first run on a database, then run with other values.
 * For what every request asks: building takes this process longer than asking, and planning takes PostgreSQL longer than
 * responding. `build` gets a slot for each value and gives it to the statement as it is.
 */
export function compileOnce<Db extends object, Name extends string, Row>(
  names: readonly Name[],
  build: (db: Db, slots: Record<Name, string>) => Compilable<Row>,
): (db: Db, values: Record<Name, unknown>) => Statement<Row> {
  const nameOf = new Map<unknown, Name>(names.map((name) => [slotOf(name), name]));
  const compiled = new WeakMap<Db, CompiledQuery<Row> & { name: string }>();

  function compile(db: Db): CompiledQuery<Row> & { name: string } {
    const slots = Object.fromEntries(names.map((name) => [name, slotOf(name)]));
    const statement = build(db, slots as Record<Name, string>).compile();
    const unused = names.filter((name) => !statement.parameters.includes(slotOf(name)));
    if (unused.length > 0) throw new Error(`No value of the statement: ${unused.join(', ')}`);
    return { ...statement, name: createHash('sha256').update(statement.sql).digest('base64url') };
  }

  return (db, values) => ({
    compile() {
      const statement = compiled.get(db) ?? compile(db);
      compiled.set(db, statement);
      const parameters = statement.parameters.map((parameter) => {
        const name = nameOf.get(parameter);
        return name === undefined ? parameter : values[name];
      });
      return { ...statement, parameters };
    },
  });
}

/** What stands for a value while the statement is built: a text that PostgreSQL cannot hold, and nobody sends. */
export const slotOf = (name: string): string => `\0${name}`;
