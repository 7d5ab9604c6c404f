import type { TSType } from 'oxc-parser';
import { domains } from './service-domains.ts';
import { isCode, isTest, type SourceFile } from './source-tree.ts';
import type { StepResult } from './step.ts';
import { parse, visit } from './syntax.ts';

/**
 * Holds what a service picks of `AppServices` to the arrows between the domains, which its imports alone would not show:
 * what is named after a domain is for that one and for those that build on it.
 */
export function checkDomainResources(files: readonly SourceFile[]): StepResult {
  const services = files.filter(({ path }) => domainOf(path) && isCode(path) && !isTest(path));
  return { read: services.length, faults: services.flatMap(faultsOf) };
}

const domainOf = (path: string) => /^server\/services\/([^/]+)\//.exec(path)?.[1] ?? null;

function faultsOf(file: SourceFile): string[] {
  const domain = domainOf(file.path) ?? '';
  const text = file.text();
  const syntax = parse(file.path, text);
  const within = [domain, ...(domains[domain]?.on ?? [])];
  const faults: string[] = [];
  const add = (node: { start: number }, fault: string) =>
    faults.push(`${file.path}:${syntax.lineAt(node.start)}: ${fault}`);
  const picked = new Set<number>();
  const look = (whole: TSType | undefined, names: TSType | undefined) => {
    if (!whole || !names || !isAppServices(text.slice(whole.start, whole.end))) return;
    picked.add(whole.start);
    for (const name of literalsOf(names))
      if (Object.hasOwn(domains, name) && !within.includes(name))
        add(names, `${domain} no se apoya en ${name}: pídelo a otro dominio o agrega la flecha`);
  };
  visit(syntax, {
    TSTypeReference: (node) => {
      const [whole, names] = node.typeArguments?.params ?? [];
      if (text.slice(node.typeName.start, node.typeName.end) === 'Pick') look(whole, names);
      if (text.slice(node.start, node.end) === 'AppServices' && !picked.has(node.start))
        add(node, 'elige lo que usa: Pick<AppServices, …>');
    },
    TSIndexedAccessType: ({ objectType, indexType }) => look(objectType, indexType),
  });
  return faults;
}

const isAppServices = (name: string) => /^(?:App|Shared)Services$/.test(name);

const literalsOf = (type: TSType): string[] => {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  return type.type === 'TSLiteralType' && 'value' in type.literal
    ? [String(type.literal.value)]
    : [];
};
