import { system } from '#server/actor.ts';
import type { Config } from '#server/config.ts';
import { keylessWarnings } from '#server/payment-warnings.ts';
import { readKeylessPayments } from '#server/services/payments/read-keyless-payments.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, good, odd, withoutStop } from './finding.ts';

/** Whether something is under way at a provider whose keys are not set. In test mode simulators stand for those. */
export async function checkKeylessPayments(
  config: Config,
  secret: string | undefined,
): Promise<Finding[]> {
  if (config.mode === 'test') return [];
  const withKeys = (['wompi', 'paypal'] as const).filter((name) => config.payments[name]);
  const services = { now: () => new Date() };
  const answer = await askDatabase(config, secret, (db) =>
    readKeylessPayments({ ...services, db }, system, { withKeys }),
  );
  if (answer.is === 'asleep') return [odd('Pagos en camino: se ven con el servidor encendido')];
  if (answer.is === 'silent')
    return [odd('Pagos en camino: la base no responde, o todavía no tiene las tablas de pagos')];
  const warnings = keylessWarnings(answer.result);
  return warnings.length > 0
    ? warnings.map((words) => odd(withoutStop(words)))
    : [good('Pagos en camino: ninguno en una pasarela sin llaves')];
}
