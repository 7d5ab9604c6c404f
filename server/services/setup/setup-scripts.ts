import { readSchemaScript } from '#server/database/schema-script.ts';
import { buckets, isPublic } from '#server/ports/storage/storage.ts';

export type SetupScript = 'tablas' | 'almacenamiento';

/** SQL that an operator may run by hand, as the owner of the tables. It makes what is missing and touches nothing else. */
export function setupScript(name: SetupScript): string {
  const script = readSchemaScript();
  return name === 'tablas'
    ? aboutTables + script.text
    : aboutFiles() +
        script.about(script.tables.filter((table) => recordsFiles(script.about([table]))));
}

/** A table that says where stored files are names their place in its bucket. */
const recordsFiles = (sql: string) => /^ {2}object_path text/m.test(sql);

const aboutTables = `-- Tablas: repone las que falten, con sus índices, permisos y políticas.
-- Córrelo como el dueño de las tablas. No toca lo que ya existe, y se puede repetir.
-- Las tablas vuelven vacías: sus filas solo están en una copia de seguridad.
`;

const aboutFiles =
  () => `-- Almacenamiento: las tablas que dicen qué archivo es de quién, con sus políticas.
-- Si falta otra tabla, corre primero el guion de las tablas.
-- Los archivos no están en la base de datos, sino en los buckets del servidor (carpetas de DATA_DIR/files):
${buckets.map((bucket) => `--   ${bucket}: ${isPublic(bucket) ? 'lo ve cualquiera' : 'privado, cada quien lo suyo'}\n`).join('')}-- Un bucket que falta vuelve, vacío, al reiniciar o con: npm run db -- migrate
`;
