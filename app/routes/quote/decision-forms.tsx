import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { priceText } from '#content/money.ts';
import { acceptanceText, paymentText } from '#content/quote.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { longestReason } from '#packages/quote/src/index.ts';
import type { Offer } from './quote-page.tsx';

type Asked = { offer: Offer; outcome: Outcome | undefined };

/** Whoever has a question asks it instead of guessing, or rejecting. */
export function QuestionLine({ offer: { number } }: { offer: Offer }) {
  const subject = encodeURIComponent(`Cotización ${number}`);
  return (
    <p>
      ¿Una duda antes de responder? Escríbenos a{' '}
      <a href={`mailto:${brand.email}?subject=${subject}`}>{brand.email}</a> o por{' '}
      <a href={whatsappLink(`Hola, tengo una duda sobre la cotización ${number}: `)} rel="noopener">
        WhatsApp
      </a>
      .
    </p>
  );
}

/** Accepts the quote: what is ticked is kept as it stands there. */
export function AcceptForm({ offer, outcome }: Asked) {
  const own = outcomeOf(outcome, 'accept');
  const total = { amount: offer.totals.total, currency: offer.currency };
  return (
    <OutcomeForm outcome={own}>
      <input type="hidden" name="revision" value={offer.revision} />
      <Field label="Tu nombre completo" error={own?.errors.name}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={own?.values.name}
        />
      </Field>
      <Checkbox
        name="accept"
        required
        defaultChecked={own?.values.accept === 'on'}
        error={own?.errors.accept}
      >
        {acceptanceText({ number: offer.number, total })}
      </Checkbox>
      <p className="quote-note">
        Guardamos tu nombre, la hora, tu dirección IP y tu navegador como prueba, según la{' '}
        <NewTabLink href={href('/politica-privacidad')}>
          política de tratamiento de datos
        </NewTabLink>
        . {paymentText({ isHere: offer.isPaidHere })}
      </p>
      <div>
        <SubmitButton intent="accept" look="primary" busy="Aceptando...">
          Aceptar por {priceText(total)}
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** Rejects it, and says why. It opens by itself where its last try said something. */
export function RejectForm({ offer, outcome }: Asked) {
  const own = outcomeOf(outcome, 'reject');
  return (
    <details className="quote-reject" open={own !== undefined}>
      <summary>No la acepto</summary>
      <OutcomeForm outcome={own}>
        <input type="hidden" name="revision" value={offer.revision} />
        <Field
          label="¿Por qué no te sirve?"
          hint="El precio, la fecha, algo que sobra o que falta: con eso te preparamos otra."
          error={own?.errors.reason}
        >
          <TextArea
            name="reason"
            rows={4}
            maxLength={longestReason}
            required
            defaultValue={own?.values.reason}
          />
        </Field>
        <div>
          <SubmitButton intent="reject" busy="Enviando...">
            Rechazar la cotización
          </SubmitButton>
        </div>
      </OutcomeForm>
    </details>
  );
}
