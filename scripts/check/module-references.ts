import { posix } from 'node:path';
import type { Argument, Expression } from 'oxc-parser';
import { parse, visit } from './syntax.ts';

/** One place where a module names another. `specifier` is null when it is computed at run time. */
export type Reference = { specifier: string | null; typeOnly: boolean; line: number };

/**
 * Every module that `text` names: import, export … from, import(), import('…').Type, require(),
 * import.meta.glob() and new URL('…', import.meta.url) of a module (a worker or child process).
 * Only `import type` and `export type` vanish at run time: `import { type A } from 'x'` still loads x.
 */
export function readReferences(path: string, text: string): Reference[] {
  const syntax = parse(path, text);
  const found: Reference[] = [];
  const add = (specifier: string | null, typeOnly: boolean, offset: number) =>
    found.push({ specifier, typeOnly, line: syntax.lineAt(offset) });

  visit(syntax, {
    ImportDeclaration: (node) => add(node.source.value, node.importKind === 'type', node.start),
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type', node.start),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source.value, node.exportKind === 'type', node.start);
    },
    ImportExpression: (node) => add(literal(node.source), false, node.start),
    TSImportType: (node) => add(node.source.value, true, node.start),
    CallExpression: (node) => {
      const [first] = node.arguments;
      if (node.callee.type === 'Identifier' && node.callee.name === 'require')
        add(literal(first), false, node.start);
      if (isMetaProperty(node.callee, 'glob'))
        for (const pattern of first?.type === 'ArrayExpression' ? first.elements : [first])
          add(literal(pattern ?? undefined), false, node.start);
    },
    NewExpression: (node) => {
      const [first, base] = node.arguments;
      const target = literal(first);
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return;
      if (isMetaProperty(base, 'url') && target && /\.[cm]?[jt]sx?$/.test(target))
        add(target, false, node.start);
    },
  });
  return found;
}

/** The file that a relative or `#folder/…` specifier names, or null for an npm package. */
export function ownPath(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('/')) return path.slice(1);
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null;
}

function literal(node: Argument | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis.map((part) => part.value.cooked).join('');
  return null;
}

function isMetaProperty(node: Argument | Expression | undefined, name: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === name
  );
}
