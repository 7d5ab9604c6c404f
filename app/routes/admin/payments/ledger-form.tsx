import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { More } from '../more.tsx';

/** Which days the file for the accountant has. A file is no page: the browser asks for it by itself. */
export const LedgerForm = ({ from, to }: { from: string; to: string }) => (
  <Panel title="Para contabilidad">
    <div className="desk-panel-body">
      <p>
        Un archivo con cada pago y cada devolución: comprobante, cliente y su correo, base, IVA,
        total, medio, tasa y la referencia del banco o de la pasarela. Cada devolución dice por qué
        y de qué pago es. Lo que no es venta, como un pago repetido o por otro valor, va sin base ni
        IVA.
      </p>
      <More title="Elegir los días" isOpen={false}>
        <form className="form payment-days" action={href('/admin/pagos/archivo')}>
          <Field label="Desde el día">
            <TextInput type="date" name="desde" defaultValue={from} required />
          </Field>
          <Field label="Hasta el día">
            <TextInput type="date" name="hasta" defaultValue={to} required />
          </Field>
          <Button type="submit" small>
            Descargar CSV
          </Button>
        </form>
      </More>
    </div>
  </Panel>
);
