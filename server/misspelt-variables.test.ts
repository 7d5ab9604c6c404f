import { expect, test } from 'vitest';
import { misspeltVariables } from './misspelt-variables.ts';

const known = ['PORT', 'HOST', 'DATABASE_URL', 'METRICS_TOKEN', 'SMTP_URL'];

test.each([
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['METRICS_TOKENS', 'METRICS_TOKEN'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['PROT', 'PORT'],
  ['HOSTT', 'HOST'],
])('%s is %s, misspelt', (given, meant) => {
  expect(misspeltVariables(['PATH', given], known)).toEqual([{ given, meant }]);
});

test.each(['HOSTNAME', 'PGPORT', 'SMTP', 'DATABASE', 'PATH', 'TROP', 'METRICS_NEKOT', ''])(
  '«%s» is another program’s',
  (given) => {
    expect(misspeltVariables([given], known)).toEqual([]);
  },
);

test('whoever gives both means both', () => {
  expect(misspeltVariables(['DATABASE_URI', 'DATABASE_URL'], known)).toEqual([]);
});
