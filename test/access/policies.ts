import pg from 'pg';

type Policy = { name: string; table: string; using: string | null; check: string | null };

/** Opens the policies that bind a person, as if each said `using (true)`, and puts them back. */
export async function createPolicySwitch(
  client: pg.Client,
): Promise<(isOpen: boolean) => Promise<void>> {
  const { rows: policies } = await client.query<Policy>(
    `select policyname as name, tablename as table, qual as using, with_check as check
     from pg_policies where 'estudio_user' = any (roles)`,
  );
  return async (isOpen) => {
    for (const { name, table, using, check } of policies) {
      const clauses = [
        using && `using (${isOpen ? 'true' : using})`,
        check && `with check (${isOpen ? 'true' : check})`,
      ];
      await client.query(
        `alter policy ${pg.escapeIdentifier(name)} on ${pg.escapeIdentifier(table)} ${clauses.filter(Boolean).join(' ')}`,
      );
    }
  };
}
