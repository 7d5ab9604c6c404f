import { href, Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { longestWords } from '#packages/legal-requests/src/index.ts';
import type { AddressCounts } from '#server/services/address-data/address-counts.ts';
import type { FoundAddress } from './found-data.tsx';

type Asked = {
  found: FoundAddress & { newKey: string; isAsked: boolean };
  outcome: Outcome | undefined;
};

/** Notes that the staff knows who asks, and how; then it says so. */
export function IdentityForm({ found, outcome: last }: Asked) {
  const outcome = outcomeOf(last, 'identity');
  if (found.isChecked) {
    return (
      <>
        {outcome && (
          <Alert tone="error" title={outcome.title}>
            {outcome.message}
          </Alert>
        )}
        <p>Comprobaron quién es: el historial del radicado dice cómo.</p>
      </>
    );
  }
  return (
    <OutcomeForm outcome={outcome}>
      <p>Antes de entregar o borrar datos hay que saber que los pide su dueña o su dueño.</p>
      <input
        type="hidden"
        name="idempotencyKey"
        value={outcome?.values.idempotencyKey ?? found.newKey}
      />
      <input type="hidden" name="seen" value={found.email} />
      <Checkbox
        name="checked"
        required
        defaultChecked={outcome?.values.checked === 'on'}
        error={outcome?.errors.checked}
      >
        Comprobé que quien lo pide es la persona, o quien la representa
      </Checkbox>
      <Field
        label="Cómo lo comprobaste"
        hint="Por ejemplo, respondió desde ese correo y mostró su documento. No copies números."
        error={outcome?.errors.identity}
      >
        <TextArea
          name="identity"
          rows={3}
          maxLength={longestWords}
          required
          defaultValue={outcome?.values.identity}
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="identity" busy="Guardando...">
          Guardar
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** Erases what was counted, once it was asked whether that is meant. */
export function EraseForm({ found, outcome: last }: Asked) {
  const { requestId, counts, isAsked } = found;
  const outcome = outcomeOf(last, 'erase');
  const here = href('/admin/solicitudes/:requestId/datos', { requestId });
  if (Object.values(counts).every((count) => count === 0)) {
    return (
      <>
        {outcome && (
          <Alert tone="error" title={outcome.title}>
            {outcome.message}
          </Alert>
        )}
        <p>No hay nada que borrar de este correo.</p>
      </>
    );
  }
  return (
    <OutcomeForm outcome={outcome}>
      {isAsked ? (
        <>
          <p className="desk-question">
            ¿Borrar para siempre {inWords(counts)}? No se puede deshacer.
          </p>
          {Object.entries(counts).map(([name, count]) => (
            <input key={name} type="hidden" name={name} value={count} />
          ))}
          <div className="desk-buttons">
            <SubmitButton intent="erase" look="danger" small busy="Borrando...">
              Sí, borrar
            </SubmitButton>
            <Link to={here} className={buttonClass({ small: true })} replace>
              No
            </Link>
          </div>
        </>
      ) : (
        <>
          <p>
            Se van {inWords(counts)}. Queda esta solicitud, que prueba lo que se pidió y lo que
            hicimos.
          </p>
          <div className="desk-buttons">
            <Link to={`${here}?borrar`} className={buttonClass({ small: true })} replace>
              Borrar
            </Link>
          </div>
        </>
      )}
    </OutcomeForm>
  );
}

const nouns = {
  contacts: ['mensaje', 'mensajes'],
  proposals: ['propuesta', 'propuestas'],
  demos: ['demo', 'demos'],
  quotes: ['cotización sin aceptar', 'cotizaciones sin aceptar'],
  newsletter: ['lugar en el boletín', 'lugares en el boletín'],
} as const satisfies Record<keyof AddressCounts, readonly [string, string]>;

const list = new Intl.ListFormat('es-CO');

/** «2 mensajes y 1 demo»: what there is, and nothing of what there is not. */
function inWords(counts: AddressCounts): string {
  const names = Object.keys(nouns) as (keyof AddressCounts)[];
  return list.format(
    names
      .filter((name) => counts[name] > 0)
      .map((name) => `${counts[name]} ${nouns[name][counts[name] === 1 ? 0 : 1]}`),
  );
}
