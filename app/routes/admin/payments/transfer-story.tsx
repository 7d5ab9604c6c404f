import type { TransferReport } from '#server/services/payment-desk/order-parts.ts';
import { staffWords } from './staff-words.ts';
import { Code, type Told, Words } from './told.tsx';

/** The client began nothing, and reported nothing. */
export const tellRecorded = ({ id, reference, note, at, decision }: TransferReport): Told => ({
  key: id,
  at,
  what: (
    <>
      <bdi>{staffWords(decision?.staffName ?? null)}</bdi> registró una transferencia que encontró
      en la cuenta, con la referencia <Code>{reference}</Code>.
    </>
  ),
  more: note !== null && <Words>{note}</Words>,
});

export function tellReport(report: TransferReport): Told[] {
  const { id, reference, note, at, decision } = report;
  const told: Told = {
    key: id,
    at,
    what: (
      <>
        Avisó que ya transfirió, con la referencia <Code>{reference}</Code>.
      </>
    ),
    more: note !== null && <Words>{note}</Words>,
  };
  if (!decision) return [told];
  const { is, staffName, reason } = decision;
  return [
    told,
    {
      key: `${id} ${is}`,
      at: decision.at,
      what: (
        <>
          <bdi>{staffWords(staffName)}</bdi>{' '}
          {is === 'confirmed' ? 'confirmó la transferencia.' : 'no encontró la transferencia.'}
        </>
      ),
      more: reason !== null && <Words>{reason}</Words>,
    },
  ];
}
