import { demoFields } from '#content/brand.ts';
import { transferWays, transferWaysFor } from '#content/transfer-ways.ts';
import type { Config } from '#server/config.ts';
import { type Finding, good, odd } from './finding.ts';

/** Whether the real site would show what was invented for the demo. */
export function checkContent({ mode }: Config): Finding[] {
  if (mode === 'test') return [];
  return [
    demoFields.length === 0
      ? good('content/brand.ts: los datos son tuyos')
      : odd(
          `content/brand.ts todavía tiene datos inventados: ${demoFields.join(', ')}. Pon los tuyos y quita sus nombres de demoFields`,
        ),
    ...checkTransferWays(),
  ];
}

/** Without any at all the operator takes no transfers, and means it. */
function checkTransferWays(): Finding[] {
  const count = transferWaysFor(false).length;
  if (count > 0)
    return [
      good(
        `content/transfer-ways.ts: ${count === 1 ? 'una cuenta' : `${count} cuentas`} para recibir transferencias`,
      ),
    ];
  if (transferWays.length === 0)
    return [good('content/transfer-ways.ts: sin cuentas, así que nadie paga por transferencia')];
  return [
    odd(
      'content/transfer-ways.ts solo tiene el ejemplo: nadie puede pagar por transferencia. Pon tus cuentas, o deja la lista vacía',
    ),
  ];
}
