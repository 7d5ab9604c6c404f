import { isMissingTable, missingTables } from '#server/database/missing-tables.ts';
import { errorTexts } from '#server/error-texts.ts';
import type { AppServices } from '#server/services/app-services.ts';
import type { Actor } from '#server/actor.ts';
import type { ErrorBody } from '../to-error-response.ts';

type Described = { status: number; body: ErrorBody; tables: string[] };

/** What a person reads while tables of the product are missing, and which they are: perhaps none. */
export async function describeMissingTables(
  { db: { servicePool } }: Pick<AppServices, 'db'>,
  _actor: Actor,
): Promise<Described> {
  const tables = await missingTables(servicePool);
  const { status, title, message } = errorTexts['database.incomplete'];
  const body = { code: 'database.incomplete', title, message: wordsOf(tables) || message } as const;
  return { status, body, tables };
}

/** The same for a statement that failed for want of a table; null when it failed for another reason. */
export const describeMissingTable = async (
  services: Pick<AppServices, 'db'>,
  actor: Actor,
  error: unknown,
): Promise<Described | null> =>
  isMissingTable(error) ? describeMissingTables(services, actor) : null;

const list = new Intl.ListFormat('es-CO');

function wordsOf(tables: string[]): string {
  const names = list.format(tables.map((table) => `'${table}'`));
  const remedy = 'Por favor ejecuta las migraciones.';
  if (tables.length === 0) return '';
  return tables.length === 1
    ? `La tabla ${names} no existe. ${remedy}`
    : `Las tablas ${names} no existen. ${remedy}`;
}
