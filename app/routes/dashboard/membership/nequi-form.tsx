import { href } from 'react-router';
import { nequiCharge, nequiPersonalData, nequiTerms } from '#content/nequi-words.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { dayText } from './membership-words.ts';
import type { NequiView } from './pay-way.ts';

/** Asks for a Nequi account, and for what has to be accepted so that it is charged. */
export function NequiForm(props: {
  own: OwnMembership;
  way: NequiView;
  outcome: Outcome | undefined;
}) {
  const { own, way } = props;
  const { documents } = way;
  const mine = outcomeOf(props.outcome, 'nequi');
  const back = <ButtonLink href={href('/dashboard/membresia')}>Mejor por el enlace</ButtonLink>;
  if (!documents)
    return (
      <>
        <p>
          Wompi no responde ahora, y sin sus documentos no podemos conectar tu Nequi. No se cobró
          nada: intenta en unos minutos.
        </p>
        <p className="row">{back}</p>
      </>
    );
  return (
    <OutcomeForm outcome={mine}>
      <ol className="membership-steps">
        <li>Aceptas una vez la solicitud de Wompi en tu app de Nequi.</li>
        <li>Siete días antes de cada periodo te escribimos con su precio en pesos.</li>
        <li>{whenText(own, way)}</li>
        {own.renewal === 'paypal' && <li>PayPal deja de cobrar cuando aceptas.</li>}
        <li>Para que no se cobre, cancela o quita tu Nequi aquí antes de ese día.</li>
      </ol>
      <Field
        label="Celular de tu Nequi"
        hint="Se lo pasamos a Wompi y guardamos solo los últimos cuatro números."
        error={mine?.errors.phone}
      >
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          required
          defaultValue={mine?.values.phone}
        />
      </Field>
      <Checkbox
        name="terms"
        required
        defaultChecked={mine?.values.terms === 'on'}
        error={mine?.errors.terms}
      >
        {nequiTerms.before}
        <NewTabLink href={documents.termsUrl}>{nequiTerms.document}</NewTabLink>
        {nequiTerms.after}
      </Checkbox>
      <Checkbox
        name="personalData"
        required
        defaultChecked={mine?.values.personalData === 'on'}
        error={mine?.errors.personalData}
      >
        {nequiPersonalData.before}
        <NewTabLink href={documents.personalDataUrl}>{nequiPersonalData.document}</NewTabLink>
        {nequiPersonalData.after}
      </Checkbox>
      <input type="hidden" name="termsUrl" value={documents.termsUrl} />
      <input type="hidden" name="personalDataUrl" value={documents.personalDataUrl} />
      <p className="membership-note">
        Al conectar: «{nequiCharge}» Guardamos lo que aceptas, la hora, tu dirección IP y tu
        navegador como prueba, según la{' '}
        <NewTabLink href={href('/politica-privacidad')}>
          política de tratamiento de datos
        </NewTabLink>
        .
      </p>
      <div className="row">
        <SubmitButton intent="nequi" look="primary" busy="Pidiendo permiso...">
          Conectar mi Nequi
        </SubmitButton>
        {back}
      </div>
    </OutcomeForm>
  );
}

function whenText({ next, paidUntil }: OwnMembership, { isLate }: NequiView): string {
  const price = next?.pesos ? priceText(next.pesos) : null;
  const amount = price ? `${next?.isTold ? '' : 'unos '}${price}` : 'el precio en pesos';
  return isLate || !paidUntil
    ? `Lo que pagaste ya terminó: se cobran ${amount} apenas aceptes.`
    : `El ${dayText(paidUntil)} se cobran ${amount} a tu Nequi, y así cada periodo.`;
}
