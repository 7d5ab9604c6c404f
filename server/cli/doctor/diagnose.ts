import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { describeMisspelt } from '#server/misspelt-variables.ts';
import { readSecrets } from '#server/secrets.ts';
import { checkContent } from './check-content.ts';
import { checkDataDir } from './check-data-dir.ts';
import { checkDatabase } from './check-database.ts';
import { checkImageModel } from './check-image-model.ts';
import { checkKeylessPayments } from './check-keyless-payments.ts';
import { checkMachine } from './check-machine.ts';
import { checkNetwork } from './check-network.ts';
import { checkPayments } from './check-payments.ts';
import { checkRate } from './check-rate.ts';
import { checkTextModel } from './check-text-model.ts';
import { bad, type Finding, odd } from './finding.ts';

/** What is right and what is wrong with this machine and this configuration. */
export const diagnose = async (): Promise<Finding[]> => [
  ...(await checkMachine()),
  ...(await checkConfiguration()),
];

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
    await checkTextModel(config),
    await checkImageModel(config),
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
