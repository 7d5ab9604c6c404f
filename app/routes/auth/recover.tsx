import { Form, href } from 'react-router';
import { Confirmation } from '#app/ui/confirmation.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { services, anonymous } from '#app/context.ts';
import { privatePage } from '#app/private-page.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { addressSchema } from '#packages/account/src/index.ts';
import { mailLink } from '#server/services/accounts/mail-link.ts';
import { handleFormAction } from '../handle-form-action.ts';
import type { Route } from './+types/recover.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';

export const meta: Route.MetaFunction = () => [
  ...privatePage('Recuperar contraseña'),
  { name: 'description', content: 'Pide un enlace para elegir una contraseña nueva.' },
];

export async function action({ context, request }: Route.ActionArgs) {
  return handleFormAction(
    { context, request },
    await readTextFields(request),
    addressSchema,
    async ({ email }) => {
      await mailLink(context.get(services), context.get(anonymous), {
        purpose: 'password-reset',
        email,
      });
      return {
        title: 'Revisa tu correo electrónico',
        message: `Si hay una cuenta con ${email}, te enviamos un enlace para elegir otra contraseña.`,
      };
    },
  );
}

export default function RecoverPage({ actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      back={{ href: href('/auth'), label: 'Volver a iniciar sesión' }}
      title="Recupera tu contraseña"
    >
      {actionData?.done ? (
        <Sent outcome={actionData} />
      ) : (
        <OutcomeForm outcome={actionData}>
          <p>Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.</p>
          <EmailField outcome={actionData} />
          <SubmitButton look="primary" busy="Enviando enlace...">
            Enviar enlace
          </SubmitButton>
        </OutcomeForm>
      )}
    </AuthCard>
  );
}

/** What stands in the form's place once the link is on its way. */
const Sent = ({ outcome }: { outcome: Outcome }) => (
  <Confirmation
    notice={{ title: outcome.title, message: outcome.message, tone: 'success', next: steps }}
    again={{ href: href('/auth/recuperar'), label: 'Usar otro correo' }}
  >
    <Form method="post">
      <input type="hidden" name="email" value={outcome.values.email} />
      <SubmitButton busy="Enviando enlace...">Enviar otra vez</SubmitButton>
    </Form>
  </Confirmation>
);

const steps = [
  'Abre el enlace del correo. Sirve durante una hora.',
  'Elige tu contraseña nueva y entra con ella.',
  'Si no llega, mira en correo no deseado.',
];
