import { machinePaths } from '#content/machine-paths.ts';
import { priceText } from '#content/money.ts';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { Table } from '#app/ui/table.tsx';
import type { DecidedTransfer } from '#server/services/transfers/list-transfers.ts';

const moment = momentText('medium');

/** The last ones, with who decided what. */
export const DecidedTransfers = ({ transfers }: { transfers: readonly DecidedTransfer[] }) => (
  <Table caption="Transferencias decididas">
    <thead>
      <tr>
        <th scope="col">Pedido</th>
        <th scope="col">Valor</th>
        <th scope="col">Referencia</th>
        <th scope="col">Decisión</th>
        <th scope="col">Quién y cuándo</th>
        <th scope="col">Imagen</th>
      </tr>
    </thead>
    <tbody>
      {transfers.map((one) => (
        <tr key={one.id}>
          <th scope="row">{one.code}</th>
          <td className="numeric">{priceText(one.amount)}</td>
          <td>
            <bdi>{one.reference}</bdi>
          </td>
          <td>
            {one.decision === 'confirmed' ? (
              'Confirmada'
            ) : (
              <>
                Rechazada: <bdi>{one.reason}</bdi>
              </>
            )}
          </td>
          <td>
            <bdi>{one.decidedBy ?? 'Alguien que ya no está'}</bdi>, {moment(one.decidedAt)}
          </td>
          <td>
            {one.proofToken === null ? (
              'No hay'
            ) : (
              <NewTabLink href={`${machinePaths.transferProofs}/${one.proofToken}`}>Ver</NewTabLink>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
