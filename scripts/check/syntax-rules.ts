import type { CallExpression, Expression, Super } from 'oxc-parser';
import type { SourceFile } from './source-tree.ts';
import { parse, type Syntax, visit } from './syntax.ts';

/** `process.env` in any spelling: member, destructured, or imported from node:process. */
export function readsEnvironment(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'lee el entorno: pídelo a server/config.ts');
  visit(syntax, {
    MemberExpression: (node) => {
      if (isProcess(node.object) && memberName(node) === 'env') add(node);
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'ObjectPattern' && isProcess(node.init)) add(node);
    },
    ImportDeclaration: (node) => {
      if (/^(?:node:)?process$/.test(node.source.value)) add(node);
    },
  });
  return faults;
}

/** Comments that switch off the compiler or the linter. */
export function silencers(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'arregla la causa en vez de callar el aviso');
  for (const comment of syntax.comments)
    if (
      /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint)-disable|oxfmt-ignore/.test(
        comment.value,
      )
    )
      add(comment);
  return faults;
}

/**
 * test.skip, describe.only, it.todo and their like. `runIf` is the one way to say that a test needs a
 * certain machine; what it leaves out is counted in the last line of `npm test`.
 */
export function skippedTests(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'una prueba saltada o sola');
  const switches = new Set(['fixme', 'only', 'skip', 'skipIf', 'todo']);
  visit(syntax, {
    MemberExpression: (node) => {
      const suite = ['describe', 'it', 'suite', 'test'].includes(rootName(node) ?? '');
      if (suite && switches.has(memberName(node) ?? '')) add(node);
    },
    Identifier: (node) => {
      if (/^(?:x|f)(?:describe|it|test)$/.test(node.name)) add(node);
    },
  });
  return faults;
}

/** A test whose body calls nothing that is named `expect…`, `check…` or `assert…`. */
export function assertsNothing(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'esta prueba no afirma nada');
  visit(syntax, {
    CallExpression: (node) => {
      if (!['it', 'test'].includes(rootName(node.callee) ?? '') || isAround(node.callee)) return;
      const body = node.arguments.find((argument) => /Function/.test(argument.type));
      const text = body ? file.text().slice(body.start, body.end) : 'expect(';
      if (!/\b(?:expect|check|assert)\w*[(.]/.test(text)) add(node);
    },
  });
  return faults;
}

/** `test.beforeEach(…)`, `test.step(…)` and so on: about tests, but no test. */
const isAround = (callee: Expression | Super) =>
  /^(?:after|before|describe|extend|step|use)/.test(memberName(callee) ?? '');

/** What runs a callback inside a transaction, by the name that is called: `….transaction().execute`, `asActor` and so on. */
const beginsTransaction = (callee: Expression | Super): boolean =>
  /^(?:asActor|readAsActor)$/.test(rootName(callee) ?? '') ||
  (callee.type === 'MemberExpression' &&
    memberName(callee) === 'execute' &&
    callee.object.type === 'CallExpression' &&
    /^transaction$/.test(memberName(callee.object.callee) ?? ''));

/** A transaction whose handle has a name of its own: the outer one could be reached by mistake. */
export function otherHandles(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'dentro de una transacción la base se llama db');
  visit(syntax, {
    CallExpression: ({ callee, arguments: given }) => {
      const work = given.at(-1);
      if (!beginsTransaction(callee) || !work) return;
      if (work.type !== 'ArrowFunctionExpression' && work.type !== 'FunctionExpression') return;
      const [handle] = work.params;
      if (handle && (handle.type !== 'Identifier' || handle.name !== 'db')) add(handle);
    },
  });
  return faults;
}

const statements = new Set(['deleteFrom', 'insertInto', 'mergeInto', 'selectFrom', 'updateTable']);

/** A statement, in whatever way it is written, or a library that runs some. */
export function runsSql(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'el SQL va en server/services o server/database');
  visit(syntax, {
    ImportDeclaration: (node) => {
      if (node.importKind !== 'type' && /^(?:kysely|pg)(?:\/|$)/.test(node.source.value)) add(node);
    },
    MemberExpression: (node) => {
      if (statements.has(memberName(node) ?? '')) add(node);
    },
    TaggedTemplateExpression: (node) => {
      if (rootName(node.tag) === 'sql') add(node);
    },
    CallExpression: (node) => {
      if (/(?:^|\.)\w*[pP]ool\.query$/.test(file.text().slice(node.callee.start, node.callee.end)))
        add(node);
    },
  });
  return faults;
}

/** Columns that say which row is meant, and not only in what state. */
const identity = /(?:^|[._])(?:email|id|object_path|token_hash|value)$/;

/** A change of rows that does not say whose they are: forgotten, that line would change everybody's. */
export function changesEverybody(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'este cambio no dice de quién: le falta su .where()');
  const changes: CallExpression[] = [];
  const named = new Set<CallExpression | null>();
  visit(syntax, {
    CallExpression: (node) => {
      if (isChange(node)) changes.push(node);
      const [column] = node.arguments;
      if (memberName(node.callee) === 'where' && column?.type === 'Literal')
        if (identity.test(String(column.value))) named.add(changeOf(node));
    },
  });
  for (const change of changes) if (!named.has(change)) add(change);
  return faults;
}

const isChange = ({ callee }: CallExpression) =>
  /^(?:deleteFrom|updateTable)$/.test(memberName(callee) ?? '');

/** Where the chain of calls that ends here began to change rows. */
function changeOf(call: CallExpression): CallExpression | null {
  const before = call.callee.type === 'MemberExpression' ? call.callee.object : null;
  if (isChange(call)) return call;
  return before?.type === 'CallExpression' ? changeOf(before) : null;
}

const clocksOfSql =
  /\b(?:(?:now|(?:clock|statement|transaction)_timestamp|timeofday)\s*\(\s*\)|current_(?:date|time|timestamp)\b|localtime(?:stamp)?\b)/i;

/** The time of the machine or of the database. What measures a span (`performance.now`) says no time. */
export function ownClocks(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'la hora viene de services.now(), también en el SQL');
  visit(syntax, {
    NewExpression: (node) => {
      if (isDate(node.callee) && node.arguments.length === 0) add(node);
    },
    CallExpression: (node) => {
      if (isDate(node.callee)) add(node);
    },
    MemberExpression: (node) => {
      if (isDate(node.object) && memberName(node) === 'now') add(node);
    },
    TemplateElement: (node) => {
      if (clocksOfSql.test(node.value.raw)) add(node);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && clocksOfSql.test(node.value)) add(node);
    },
  });
  return faults;
}

/** Letters and accents composed without a limit: some texts take the square of their length. */
export function composesFreely(file: SourceFile): string[] {
  const { syntax, faults, add } = open(file, 'compón con composed(), de packages/one-line');
  visit(syntax, {
    CallExpression: (node) => {
      if (memberName(node.callee) === 'normalize') add(node);
    },
  });
  return faults;
}

function open(file: SourceFile, message: string) {
  const syntax: Syntax = parse(file.path, file.text());
  const faults: string[] = [];
  const add = (node: { start: number }) =>
    faults.push(`${file.path}:${syntax.lineAt(node.start)}: ${message}`);
  return { syntax, faults, add };
}

/** `Date` or `globalThis.Date`. */
const isDate = (node: Expression | Super) =>
  node.type === 'Identifier' ? node.name === 'Date' : memberName(node) === 'Date';

/** `process` or `globalThis.process`. */
const isProcess = (node: Expression | Super | null) =>
  node !== null && (rootName(node) === 'process' || memberName(node) === 'process');

function memberName(node: Expression | Super): string | null {
  if (node.type !== 'MemberExpression') return null;
  if (node.property.type === 'Literal') return String(node.property.value);
  return node.property.type === 'Identifier' && !node.computed ? node.property.name : null;
}

/** `test` for test, test.describe.only and test.each([…]). */
function rootName(node: Expression | Super): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  return node.type === 'CallExpression' ? rootName(node.callee) : null;
}
