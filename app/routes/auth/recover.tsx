import { useNavigation } from 'react-router';
import { clientIp, services } from '#app/context.ts';
import { privatePage } from '#app/private-page.ts';
import { readTextFields } from '#app/text-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { addressSchema } from '#packages/account/src/index.ts';
import { requestPasswordReset } from '#server/services/accounts/reset-password.ts';
import type { Route } from './+types/recover.ts';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { AuthCard } from './auth-card.tsx';
import { answerForm } from '../answer-form.ts';

export const meta: Route.MetaFunction = () => [
  ...privatePage('Recuperar contraseña'),
  { name: 'description', content: 'Pide un enlace para elegir una contraseña nueva.' },
];

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await readTextFields(request), addressSchema, async ({ email }) => {
    await requestPasswordReset(context.get(services), { ip: context.get(clientIp) }, email);
    return {
      title: 'Revisa tu correo electrónico',
      message: `Si hay una cuenta con ${email}, te enviamos un enlace para elegir otra contraseña. Sirve durante una hora.`,
    };
  });
}

export default function RecoverPage({ actionData }: Route.ComponentProps) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <AuthCard
      back={{ href: '/auth', label: 'Volver a iniciar sesión' }}
      title="Recupera tu contraseña"
    >
      <OutcomeForm outcome={actionData}>
        <p>Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.</p>
        <Field
          label="Correo electrónico"
          error={actionData?.field === 'email' && actionData.message}
        >
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={actionData?.values.email}
          />
        </Field>
        <Button type="submit" look="primary" disabled={sending}>
          {sending ? 'Enviando enlace...' : 'Enviar enlace'}
        </Button>
      </OutcomeForm>
    </AuthCard>
  );
}
