import type pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * Has a connection plan each SELECT and UPDATE, also behind a WITH, a few times, and no more: of thousands of small statements on small tables the
 * plans take most of the time. An INSERT stays as it is: the condition of an ON CONFLICT may be a parameter, which a plan for all
 * parameters cannot match.
 */
export function planOnce(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query;
  const planned: Query = (text, values, ...rest) =>
    typeof text === 'string' && Array.isArray(values) && /^(?:select|update|with) /.test(text)
      ? query({ text, values, name: nameOf(text) }, ...rest)
      : query(text, values, ...rest);
  Object.assign(client, { query: planned });
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `planned-${names.size}`;
  names.set(text, name);
  return name;
}
