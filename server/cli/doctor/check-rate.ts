import { priceText } from '#content/money.ts';
import { transferWaysFor } from '#content/transfer-ways.ts';
import { system } from '#server/actor.ts';
import type { Config } from '#server/config.ts';
import { readDollarRate } from '#server/services/payments/payment-signals.ts';
import { askDatabase } from './ask-database.ts';
import { type Finding, good, odd } from './finding.ts';

const where = 'Pagos → Tasa del dólar';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });

/** Whether what is priced in dollars can be paid in pesos, as far as somebody would. */
export async function checkRate(config: Config, secret: string | undefined): Promise<Finding[]> {
  const { mode, payments } = config;
  const takesPesos =
    mode === 'test' || payments.wompi !== null || transferWaysFor(false).length > 0;
  if (!takesPesos) return [];
  const answer = await askDatabase(config, secret, (db) => readDollarRate({ db }, system));
  if (answer.is === 'asleep')
    return mode === 'test' ? [] : [odd('Tasa del dólar: se ve con el servidor encendido')];
  if (answer.is === 'silent')
    return [odd('Tasa del dólar: la base no responde, o todavía no tiene las tablas de pagos')];
  const { result: rate } = answer;
  if (!rate) {
    return [
      odd(
        `Tasa del dólar: no hay, y lo que tiene precio en dólares no se paga en pesos. Escríbela en ${where}`,
      ),
    ];
  }
  const price = priceText({ amount: rate.copPerUsd, currency: 'COP' });
  return [good(`Tasa del dólar: ${price} desde el ${day.format(rate.setAt)}`)];
}
