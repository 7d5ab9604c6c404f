import { pages } from '#content/site-map.ts';
import { video as words } from '#content/services/video.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { PageDialog } from '#app/ui/site/page-dialog.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import '#app/ui/form.css';
import './quote-dialog.css';

export const quoteId = 'cotizacion';

/** What a quote needs to know. It sends nothing: it leads to the contact form with the message begun. */
export const QuoteDialog = () => (
  <PageDialog id={quoteId} title={words.quote.title}>
    <p className="quiet">{words.quote.text}</p>
    <form method="get" action={pages.contact.path} className="form">
      <div className="quote-pair">
        <Field label="¿Cómo te llamas?">
          <TextInput name="prefillName" autoComplete="name" required />
        </Field>
        <Field label="Correo">
          <TextInput
            name="prefillEmail"
            type="email"
            autoComplete="email"
            placeholder="tu@correo.com"
            required
          />
        </Field>
      </div>
      <Field label="¿Qué pieza es?">
        <Select name="pieza">
          {words.quote.pieces.map((piece) => (
            <option key={piece}>{piece}</option>
          ))}
        </Select>
      </Field>
      <div className="quote-pair">
        <Field label="¿Para cuándo?" optional>
          <TextInput name="fecha" type="date" />
        </Field>
        <Field label="Presupuesto" optional>
          <Select name="presupuesto">
            <option value="">Todavía no sé</option>
            {words.quote.budgets.map((budget) => (
              <option key={budget}>{budget}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Cuéntanos la idea" optional>
        <TextArea
          name="prefillMessage"
          rows={4}
          maxLength={1500}
          placeholder="Una cumbia de tres minutos, en la terraza de mi tía…"
        />
      </Field>
      <Button type="submit" look="primary">
        Revisar mi mensaje
      </Button>
    </form>
  </PageDialog>
);
