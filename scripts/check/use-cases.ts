import type { Function as FunctionNode, ArrowFunctionExpression, ParamPattern } from 'oxc-parser';
import { matchesGlob } from 'node:path';
import { ownPath } from './module-references.ts';
import { isCode, isTest, type SourceFile } from './source-tree.ts';
import type { StepResult } from './step.ts';
import { parse, visit } from './syntax.ts';

/** Where a request, a job or a command comes in. */
const entryPoints = '{app/**,server/{http,jobs,cli}/**,server/!(compose-services).ts}';
const useCases = 'server/services/**';

/**
 * Holds every use-case to `(services, actor, input)`: whatever an entry point imports from the services and takes its time.
 * What has no parameters acts for nobody, and what is pure or made once is no use-case.
 */
export function checkUseCases(files: readonly SourceFile[]): StepResult {
  const modules = files.filter(({ path }) => isCode(path) && !isTest(path));
  const called = new Set(
    modules.filter(({ path }) => matchesGlob(path, entryPoints)).flatMap(importedServices),
  );
  const found = modules
    .filter(({ path }) => matchesGlob(path, useCases))
    .flatMap((file) => slowExports(file).filter(({ name }) => called.has(`${file.path} ${name}`)));
  return { read: found.length, faults: found.flatMap(({ fault }) => fault ?? []) };
}

/** `path name` of each function that the file takes from a service's module. */
function importedServices({ path, text }: SourceFile): string[] {
  const names: string[] = [];
  visit(parse(path, text()), {
    ImportDeclaration: ({ source, specifiers }) => {
      const target = ownPath(path, source.value) ?? '';
      if (!matchesGlob(target, useCases)) return;
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          names.push(`${target} ${one.imported.name}`);
    },
  });
  return names;
}

/** The exported functions with parameters that return a promise or a stream, each with what is wrong with them. */
function slowExports(file: SourceFile): { name: string; fault: string | null }[] {
  const text = file.text();
  const syntax = parse(file.path, text);
  const found: { name: string; fault: string | null }[] = [];
  const add = (name: string, made: FunctionNode | ArrowFunctionExpression) => {
    const { params, returnType } = made;
    const returned = returnType ? text.slice(returnType.start, returnType.end) : '';
    if (!made.async && !/^:\s*(?:Promise|ReadableStream|AsyncGenerator)\b/.test(returned)) return;
    if (params.length === 0) return;
    const [services = '', actor = ''] = params.map((param) => typeOf(param, text));
    const isUseCase =
      /^(?:\w*Services|Pick<\s*AppServices\b[^>]*>)$/.test(services) &&
      /^\w*Actor(?:\s*\|\s*\w*Actor)*$/.test(actor) &&
      params.length <= 3;
    const where = `${file.path}:${syntax.lineAt(made.start)}`;
    found.push({
      name,
      fault: isUseCase ? null : `${where}: ${name} no es (services, actor, input)`,
    });
  };
  visit(syntax, {
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id)
        add(declaration.id.name, declaration);
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
          add(id.name, init);
    },
  });
  return found;
}

function typeOf(param: ParamPattern, text: string): string {
  const pattern = param.type === 'AssignmentPattern' ? param.left : param;
  const type = 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : null;
  return type ? text.slice(type.start, type.end) : '';
}
