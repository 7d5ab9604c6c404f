import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArchitecture } from './architecture.ts';
import { rows } from './architecture-table.ts';
import { houseRules } from './house-rules.ts';
import { checkDecisionIndex } from './decision-index.ts';
import { checkLockfile } from './lockfile.ts';
import { checkDomainResources } from './domain-resources.ts';
import { complaintsOf } from './program.ts';
import { listFiles } from './source-tree.ts';
import { checkDomains } from './service-domains.ts';
import { after, type Step } from './step.ts';
import { checkUseCases } from './use-cases.ts';

/** Everything that `npm run check` holds the project to, slowest first. */
export function checkSteps(root: string): Step[] {
  const files = listFiles(root);
  // Types and lint read what this writes.
  const routeTypes = {
    name: 'tipos de las rutas',
    faults: complaintsOf(root, 'react-router', ['typegen']),
  };
  const program = (name: string, ...[command, ...args]: [string, ...string[]]): Step => ({
    name,
    run: async () => ({ faults: await complaintsOf(root, command, args) }),
  });
  const onRouteTypes = (step: Step) => after(routeTypes, step);
  return [
    { name: routeTypes.name, run: async () => ({ faults: await routeTypes.faults }) },
    onRouteTypes(program('lint (oxlint con tipos)', 'oxlint')),
    onRouteTypes(program('tipos', 'tsc', '-p', '.')),
    program('tipos de los motores, sin DOM ni Node', 'tsc', '-p', 'packages'),
    onRouteTypes(program('código sin usar (knip)', 'knip')),
    program('formato (oxfmt)', 'oxfmt', '--check'),
    { name: 'arquitectura', run: () => checkArchitecture(files, rows) },
    { name: 'dominios en docs/architecture.md', run: () => checkDomains(files) },
    { name: 'docs/decisions/README.md nombra cada decisión', run: () => checkDecisionIndex(files) },
    { name: 'recursos de cada dominio', run: () => checkDomainResources(files) },
    { name: 'casos de uso: (services, actor, input)', run: () => checkUseCases(files) },
    {
      name: 'lockfile completo',
      run: () => checkLockfile(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    },
    ...houseRules.map((rule) => ({ name: rule.name, run: () => rule.check(files) })),
  ];
}
