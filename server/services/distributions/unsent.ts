import { sql } from 'kysely';

/** Whether a row of `distributions` was asked for and nothing else: what failed and is pending again has a history. */
export const isUnsent = sql<boolean>`(distributions.status = 'pending' and not exists (
  select from distribution_entries as entry
  where entry.distribution_id = distributions.id and entry.kind = 'status'))`;
