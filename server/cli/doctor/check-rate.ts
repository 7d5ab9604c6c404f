import { priceText } from '#content/money.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import { system } from '#server/actor.ts';
import type { Config } from '#server/config.ts';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { type Connection, parseConnectionUrl } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { appConnection } from '#server/database/migrate.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { readDollarRate } from '#server/services/payments/payment-signals.ts';
import { type Finding, good, odd } from './finding.ts';

const where = 'Pagos → Tasa del dólar';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });

/** Whether what is priced in dollars can be paid in pesos, as far as somebody would. A database at rest is not woken. */
export async function checkRate(config: Config, secret: string | undefined): Promise<Finding[]> {
  const { mode, payments } = config;
  const takesPesos =
    mode === 'test' || payments.wompi !== null || transferWaysFor(false).length > 0;
  if (!takesPesos) return [];
  const owner = findDatabase(config);
  if (!owner || secret === undefined) {
    return mode === 'test' ? [] : [odd('Tasa del dólar: se ve con el servidor encendido')];
  }
  const database = openDatabase(appConnection(owner, secret), () => undefined);
  try {
    const rate = await readDollarRate({ db: database }, system);
    if (!rate) {
      return [
        odd(
          `Tasa del dólar: no hay, y lo que tiene precio en dólares no se paga en pesos. Escríbela en ${where}`,
        ),
      ];
    }
    const price = priceText({ amount: rate.copPerUsd, currency: 'COP' });
    return [good(`Tasa del dólar: ${price} desde el ${day.format(rate.setAt)}`)];
  } catch {
    // Why the database does not serve is another finding.
    return [odd('Tasa del dólar: la base no responde, o todavía no tiene las tablas de pagos')];
  } finally {
    await database.close();
  }
}

function findDatabase({ databaseUrl, dataDir }: Config): Connection | undefined {
  if (databaseUrl) return parseConnectionUrl(databaseUrl);
  try {
    const running = runningCluster(dataDir);
    return running && { ...running, database: embeddedName };
  } catch {
    return undefined;
  }
}
