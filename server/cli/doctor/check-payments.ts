import { transferWaysFor } from '#content/transfer-ways.ts';
import { machinePaths } from '#content/machine-paths.ts';
import type { Config } from '#server/config.ts';
import {
  findPaypalProblem,
  findWompiProblem,
  type PaymentProblem,
} from '#server/find-payment-problem.ts';
import { paypalEnvironment, wompiEnvironment } from '#server/payment-variables.ts';
import { sandboxWarnings } from '#server/payment-warnings.ts';
import { bad, type Finding, good, odd, withoutStop } from './finding.ts';

/** Who takes payments, in which environment, where they must send their events, and whether they take our keys. */
export async function checkPayments({ mode, origin, payments }: Config): Promise<Finding[]> {
  const { wompi, paypal } = payments;
  const trials = mode === 'production' ? sandboxWarnings(payments) : [];
  const found = await Promise.all([
    wompi
      ? checkProvider('Wompi', {
          environment: wompiEnvironment(wompi),
          hook: `registra ${origin}${machinePaths.wompiEvents} como URL de eventos`,
          accepted: 'las llaves pública y privada; los dos secretos solo los prueba un pago',
          problem: findWompiProblem(wompi),
        })
      : unset('Wompi', mode),
    paypal
      ? checkProvider('PayPal', {
          environment: paypalEnvironment(paypal),
          hook: `registra ${origin}${machinePaths.paypalEvents} como webhook`,
          accepted: 'las llaves; el id del webhook solo lo prueba un pago',
          problem: findPaypalProblem(paypal),
        })
      : unset('PayPal', mode),
  ]);
  return [
    ...found.flat(),
    ...trials.map((words) => odd(withoutStop(words))),
    ...nobodyPays(payments, mode),
  ];
}

type Provider = {
  environment: 'production' | 'sandbox';
  hook: string;
  accepted: string;
  problem: Promise<PaymentProblem | undefined>;
};

async function checkProvider(
  name: string,
  { environment, hook, accepted, problem }: Provider,
): Promise<Finding[]> {
  const place = environment === 'production' ? 'producción' : 'pruebas';
  const found = await problem;
  return [
    good(`${name}: ambiente de ${place}; ${hook}`),
    found
      ? (found.kind === 'refused' ? bad : odd)(withoutStop(found.words))
      : good(`${name} acepta ${accepted}`),
  ];
}

const unset = (name: string, mode: Config['mode']): Finding[] => [
  good(
    mode === 'test'
      ? `${name}: el simulador del modo de prueba`
      : `${name}: sin llaves, así que no se paga con él`,
  ),
];

function nobodyPays({ wompi, paypal }: Config['payments'], mode: Config['mode']): Finding[] {
  if (mode === 'test' || wompi || paypal || transferWaysFor(false).length > 0) return [];
  return [
    odd(
      'Pagos: sin pasarela y sin cuentas para transferir, la página de pago solo lleva a WhatsApp',
    ),
  ];
}
