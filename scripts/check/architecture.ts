import { isBuiltin } from 'node:module';
import { matchesGlob } from 'node:path';
import type { Row } from './architecture-table.ts';
import { ownPath, readReferences, type Reference } from './module-references.ts';
import { isCode, type SourceFile } from './source-tree.ts';
import type { StepResult } from './step.ts';

/** Holds every import of `files` against the table, and the table against the files. */
export function checkArchitecture(files: readonly SourceFile[], rows: readonly Row[]): StepResult {
  const modules = files.filter((file) => isCode(file.path));
  const used = new Set<Row>();
  let read = 0;
  const faults = modules.flatMap((file) => {
    const row = rowOf(file.path, rows);
    if (!row) return [`${file.path}: su carpeta no está en la tabla de arquitectura`];
    used.add(row);
    const references = readReferences(file.path, file.text());
    read += references.length;
    return references.flatMap((reference) => {
      const fault = judge(file.path, row, reference);
      return fault ? [`${file.path}:${reference.line}: ${fault}`] : [];
    });
  });
  const unused = rows.filter((row) => !used.has(row));
  return {
    read,
    faults: [
      ...faults,
      ...unused.map((row) => `«${row.files}»: la tabla lo nombra y no hay ningún archivo`),
    ],
  };
}

const rowOf = (path: string, rows: readonly Row[]) =>
  rows.find((row) => matchesGlob(path, row.files));

/** Imports what its caller did before, under another address. */
const asksAgain = 'app/ui/later.tsx';

function judge(from: string, row: Row, { specifier, typeOnly }: Reference): string | null {
  if (specifier === null)
    return row.imports.includes('**') || row.files === 'scripts/**' || from === asksAgain
      ? null
      : 'un import calculado no se puede comprobar: escribe la ruta completa';
  if (specifier.startsWith('virtual:') || specifier.includes('/+types/')) return null;
  if (isBuiltin(specifier))
    return row.builtins === false ? `«${row.files}» no puede usar ${specifier}` : null;

  const target = ownPath(from, specifier);
  if (target === null) {
    return typeOnly || !row.npm || row.npm.some((name) => isPackage(specifier, name))
      ? null
      : `«${row.files}» no puede usar el paquete ${specifier}`;
  }
  const allowed = [...row.imports, ...(typeOnly ? (row.types ?? []) : [])];
  if (inSameRow(from, target, row) || allowed.some((glob) => matchesGlob(target, glob)))
    return null;
  return `«${row.files}» no puede importar ${target}`;
}

const isPackage = (specifier: string, name: string) =>
  name.endsWith('*')
    ? specifier.startsWith(name.slice(0, -1))
    : specifier === name || specifier.startsWith(`${name}/`);

function inSameRow(from: string, target: string, row: Row): boolean {
  if (!matchesGlob(target, row.files)) return false;
  const subfolder = (path: string) => path.split('/').slice(0, 2).join('/');
  return !row.subfoldersApart || subfolder(from) === subfolder(target);
}
