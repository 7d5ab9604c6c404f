import { href, Link } from 'react-router';
import { buttonClass, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { longestNotes } from '#packages/quote/src/index.ts';
import { moneyOf } from '../../quote/quote-lines.tsx';
import type { Seen } from './use-seen.ts';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';

/** What a draft says beside its lines; it is sent with them, as they stand here. */
export function DetailsForm(props: {
  quote: StaffQuote;
  seen: Seen;
  outcome: Outcome | undefined;
}) {
  const { quote, seen } = props;
  const { id: quoteId, proposalId } = quote;
  const outcome = outcomeOf(props.outcome, 'details') ?? outcomeOf(props.outcome, 'send');
  return (
    <OutcomeForm outcome={outcome} action={href('/admin/cotizaciones/:quoteId', { quoteId })}>
      <input type="hidden" name="revision" value={seen.revision} />
      <Field
        label="Para"
        hint="Nombre o empresa, como va en la cotización."
        error={outcome?.errors.name}
      >
        <TextInput
          name="name"
          maxLength={120}
          required
          defaultValue={outcome?.values.name ?? quote.name}
        />
      </Field>
      <Field label="Moneda" error={outcome?.errors.currency}>
        <Select name="currency" required defaultValue={outcome?.values.currency ?? quote.currency}>
          <option value="USD">Dólares (USD)</option>
          <option value="COP">Pesos colombianos (COP)</option>
        </Select>
      </Field>
      <Field label="Descuento, en porcentaje" error={outcome?.errors.discount}>
        <TextInput
          name="discount"
          inputMode="numeric"
          maxLength={2}
          required
          defaultValue={outcome?.values.discount ?? quote.discountPercent}
        />
      </Field>
      <Field
        label="Válida hasta"
        hint="Ese día se puede aceptar todavía."
        error={outcome?.errors.validUntil}
      >
        <TextInput
          type="date"
          name="validUntil"
          required
          defaultValue={outcome?.values.validUntil ?? quote.validUntil}
        />
      </Field>
      <Field label="Condiciones" optional error={outcome?.errors.notes}>
        <TextArea
          name="notes"
          rows={6}
          maxLength={longestNotes}
          defaultValue={outcome?.values.notes ?? quote.notes}
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="details" small busy="Guardando...">
          Guardar los datos
        </SubmitButton>
      </div>
      <p>
        Va a <bdi>{quote.email}</bdi>, por <b>{moneyOf(quote, quote.totals.total)}</b>. Lo enviado
        no se cambia: si algo falta, se retira y se hace otra.
      </p>
      <div className="desk-buttons">
        <SubmitButton intent="send" look="primary" busy="Enviando...">
          Enviar
        </SubmitButton>
        <ButtonLink href={href('/admin/cotizaciones/:quoteId/pdf', { quoteId })}>
          Ver el PDF
        </ButtonLink>
        {proposalId !== null && (
          <Link
            to={href('/admin/contact-submissions/:proposalId', { proposalId })}
            className={buttonClass({ look: 'quiet', small: true })}
          >
            Ver la propuesta
          </Link>
        )}
      </div>
    </OutcomeForm>
  );
}
