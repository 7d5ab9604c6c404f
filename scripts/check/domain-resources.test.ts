import { expect, test } from 'vitest';
import { checkDomainResources } from './domain-resources.ts';
import { plantTree } from './plant-tree.ts';

const path = 'server/services/media/x.ts';

const faultsOf = (source: string, at = path) => {
  using tree = plantTree({ [at]: `\n${source}` });
  return checkDomainResources(tree.files).faults;
};

test.each([
  `type Services = Pick<AppServices, 'db' | 'now' | 'projects'>;`,
  `const go = ({ db }: Pick<AppServices, 'db'>) => db;`,
  `const go = (mails: AppServices['projects']['mails']) => mails;`,
  `type Services = Pick<Other, 'accounts'>;`,
  `const go = (services: SharedServices) => services;`,
])('a domain uses what is shared, its own and what is of those it builds on: %s', (source) => {
  expect(faultsOf(source)).toEqual([]);
});

test.each([
  `type Services = Pick<AppServices, 'db' | 'accounts'>;`,
  `const go = ({ accounts }: Pick<AppServices, 'accounts'>) => accounts;`,
  `const go = (auth: AppServices['accounts']['auth']) => auth;`,
])('what is of another domain wants an arrow: %s', (source) => {
  expect(faultsOf(source)).toEqual([expect.stringContaining(`${path}:2: media no se apoya en`)]);
});

test.each(['const go = (services: AppServices) => services;', 'type All = AppServices & Other;'])(
  'a service says what it uses: %s',
  (source) => {
    expect(faultsOf(source)).toEqual([`${path}:2: elige lo que usa: Pick<AppServices, …>`]);
  },
);

test('tests and what stands beside the domains may name all of it', () => {
  for (const at of ['server/services/media/x.test.ts', 'server/services/app-services.ts'])
    expect(faultsOf('type All = AppServices;', at)).toEqual([]);
});
