// npm run doctor: what is wrong with this machine or this configuration, in words.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { describeMisspelt } from '#server/misspelt-variables.ts';
import { readSecrets } from '#server/secrets.ts';
import { checkContent } from './doctor/check-content.ts';
import { checkDataDir } from './doctor/check-data-dir.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkKeylessPayments } from './doctor/check-keyless-payments.ts';
import { checkMachine } from './doctor/check-machine.ts';
import { checkNetwork } from './doctor/check-network.ts';
import { checkPayments } from './doctor/check-payments.ts';
import { checkRate } from './doctor/check-rate.ts';
import { bad, type Finding, odd } from './doctor/finding.ts';

const marks = { good: '✓', odd: '!', bad: '✗' } satisfies Record<Finding['verdict'], string>;

const findings = [...(await checkMachine()), ...(await checkConfiguration())];
for (const { verdict, words } of findings) console.log(`${marks[verdict]} ${words}`);

const count = findings.filter(({ verdict }) => verdict === 'bad').length;
console.log(count === 0 ? '\nTodo está en orden.' : `\nPor corregir: ${count}.`);
process.exitCode = count === 0 ? 0 : 1;

async function checkConfiguration(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(bad);
    throw error;
  }
  const { dataDir, databaseUrl, misspelt } = config;
  const secret = await secretOf(config);
  const known = secret instanceof Error ? undefined : secret;
  return [
    ...misspelt.map((one) => odd(describeMisspelt(one))),
    ...(await checkDataDir(dataDir)),
    ...(secret instanceof Error ? [bad(secret.message)] : []),
    ...(databaseUrl ? [await checkDatabase(databaseUrl, known)] : []),
    ...(await checkNetwork(config)),
    ...(await checkPayments(config)),
    ...(await checkRate(config, known)),
    ...(await checkKeylessPayments(config, known)),
    ...checkContent(config),
  ];
}

/** The installation's secret, or why it cannot be read. One that is not made yet is not made by looking. */
async function secretOf({ secret, dataDir }: Config): Promise<string | Error | undefined> {
  if (secret !== undefined || !existsSync(join(dataDir, 'secrets.json'))) return secret;
  try {
    return (await readSecrets(dataDir)).secret;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
