import { href, Link } from 'react-router';
import { priceText } from '#content/money.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { longestDescription, priceInput } from '#packages/quote/src/index.ts';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';
import type { OfferForSale } from './packages-for-sale.ts';
import type { Seen } from './use-seen.ts';

type Asked = { quote: StaffQuote; seen: Seen; outcome: Outcome | undefined };
type Offered = { offers: readonly OfferForSale[] };

/** Two ways to one line more: from the catalogue, or written. Each is empty again when its own line is there. */
export const AddForms = ({ quote, offers, seen, outcome }: Asked & Offered) => (
  <Panel title="Agregar una línea">
    <div className="desk-panel-body">
      {quote.currency === 'USD' ? (
        <PackageForm
          quote={quote}
          offers={offers}
          seen={seen}
          outcome={outcome}
          key={`package ${seen.catalogue}`}
        />
      ) : (
        <p className="quote-hint">
          El catálogo está en dólares: en una cotización en pesos, escribe cada línea con su precio.
        </p>
      )}
      <LineForm quote={quote} seen={seen} outcome={outcome} key={`line ${seen.free}`} />
    </div>
  </Panel>
);

function PackageForm({ quote, offers, seen, outcome }: Asked & Offered) {
  const own = outcomeOf(outcome, 'package');
  return (
    <OutcomeForm outcome={own} action={pageOf(quote)}>
      <input type="hidden" name="revision" value={seen.revision} />
      <div className="quote-fields">
        <Field label="Del catálogo" error={own?.errors.package}>
          <Select name="package" required defaultValue={own?.values.package ?? ''}>
            <option value="">Elige un paquete</option>
            {offers.map(({ name, unit, packages }) => (
              <optgroup key={name} label={`${name}, ${unit}`}>
                {packages.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}, {priceText(one.price)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <QuantityField own={own} />
      </div>
      <div className="desk-buttons">
        <SubmitButton intent="package" small busy="Agregando...">
          Agregar del catálogo
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

function LineForm({ quote, seen, outcome }: Asked) {
  const own = outcomeOf(outcome, 'line');
  return (
    <OutcomeForm outcome={own} action={pageOf(quote)}>
      <input type="hidden" name="revision" value={seen.revision} />
      <LineFields quote={quote} own={own} />
      <div className="desk-buttons">
        <SubmitButton intent="line" small busy="Agregando...">
          Agregar la línea
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** A line in the place where it stands. Of what is in the catalogue only how many there are is changed. */
export function EditForm({ quote, seen, at, outcome }: Asked & { at: number }) {
  const line = quote.lines[at];
  const intent = (line?.packageId ?? null) === null ? 'edit' : 'recount';
  const own = outcomeOf(outcome, intent);
  if (!line) return null;
  return (
    <OutcomeForm outcome={own} action={`${pageOf(quote)}?linea=${at + 1}`}>
      <input type="hidden" name="revision" value={seen.revision} />
      <input type="hidden" name="line" value={at} />
      {intent === 'edit' ? (
        <LineFields quote={quote} own={own} line={line} />
      ) : (
        <>
          <p>
            {line.description}, {priceText({ amount: line.unitPrice, currency: quote.currency })}
          </p>
          <QuantityField own={own} value={line.quantity} />
        </>
      )}
      <div className="desk-buttons">
        <SubmitButton intent={intent} small busy="Guardando...">
          Guardar la línea
        </SubmitButton>
        <Link to={pageOf(quote)} className={buttonClass({ small: true })} preventScrollReset>
          Dejarla como está
        </Link>
      </div>
    </OutcomeForm>
  );
}

function LineFields(props: {
  quote: StaffQuote;
  own: Outcome | undefined;
  line?: StaffQuote['lines'][number];
}) {
  const { quote, own, line } = props;
  return (
    <div className="quote-fields">
      <Field label="Qué se ofrece" error={own?.errors.description}>
        <TextInput
          name="description"
          maxLength={longestDescription}
          required
          defaultValue={own?.values.description ?? line?.description}
        />
      </Field>
      <QuantityField own={own} value={line?.quantity} />
      <Field label={`Cada uno, en ${quote.currency}, con IVA`} error={own?.errors.price}>
        <TextInput
          name="price"
          inputMode="decimal"
          maxLength={20}
          required
          defaultValue={own?.values.price ?? (line && priceInput(line.unitPrice))}
        />
      </Field>
    </div>
  );
}

const QuantityField = ({
  own,
  value = 1,
}: {
  own: Outcome | undefined;
  value?: number | undefined;
}) => (
  <Field label="Cantidad" error={own?.errors.quantity}>
    <TextInput
      name="quantity"
      inputMode="numeric"
      maxLength={3}
      required
      defaultValue={own?.values.quantity ?? value}
    />
  </Field>
);

const pageOf = ({ id: quoteId }: StaffQuote) => href('/admin/cotizaciones/:quoteId', { quoteId });
