import { SubmitButton } from '#app/ui/submit-button.tsx';
import { href, redirect } from 'react-router';
import { secondStepSchema } from '#packages/account/src/index.ts';
import { services, anonymous, user } from '#app/context.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { isAppError } from '#server/app-error.ts';
import { landingOf } from '#server/services/accounts/landing.ts';
import { safePath } from '#server/services/accounts/safe-path.ts';
import { passSecondStep, readSecondStep } from '#server/services/accounts/second-step.ts';
import { handleFormAction } from '../handle-form-action.ts';
import type { Route } from './+types/second-step.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeField } from './code-field.tsx';

export const meta: Route.MetaFunction = () => [
  ...privatePage('Verificación en dos pasos'),
  { name: 'description', content: 'Escribe el código de tu aplicación para terminar de entrar.' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const returnTo = query.get('volver');
  if (context.get(user)) throw redirect(safePath(returnTo));
  const pending = await readSecondStep(
    context.get(services),
    context.get(anonymous),
    request.headers,
  );
  if (!pending) throw startAgain(returnTo);
  return {
    kind: query.get('con') === 'recuperacion' ? ('recovery' as const) : ('app' as const),
    returnTo,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const returnTo = new URL(request.url).searchParams.get('volver');
  const app = context.get(services);
  const actor = context.get(anonymous);
  return handleFormAction(
    { context, request },
    await readTextFields(request),
    secondStepSchema,
    async (fields) => {
      try {
        const passed = await passSecondStep(app, actor, { headers: request.headers, ...fields });
        const { headers, recoveryCodesLeft: left } = passed;
        const landing = await landingOf(app, actor, {
          headers,
          returnTo,
        });
        const options = { headers, wholeDocument: true };
        return left === null
          ? redirectWithFlash(landing, 'signed-in', options)
          : redirectWithFlash(landing, 'recovery-code-used', { ...options, count: left });
      } catch (error) {
        if (isAppError(error) && error.code === 'auth.second-step-over')
          return startAgain(returnTo);
        throw error;
      }
    },
  );
}

/** Back to the password, and from there to where the person was going. */
const startAgain = (returnTo: string | null) =>
  redirectWithFlash(
    href('/auth') + (returnTo ? `?volver=${encodeURIComponent(returnTo)}` : ''),
    'second-step-over',
  );

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, returnTo } = loaderData;
  const back = returnTo ? `volver=${encodeURIComponent(returnTo)}` : '';
  const isApp = kind === 'app';
  return (
    <AuthCard
      back={{ href: `${href('/auth')}?${back}`, label: 'Entrar con otra cuenta' }}
      title={isApp ? 'Escribe tu código' : 'Usa un código de recuperación'}
    >
      <OutcomeForm outcome={actionData} key={kind}>
        <p>
          {isApp
            ? 'Abre tu aplicación de verificación y escribe los 6 números que muestra para esta cuenta.'
            : 'Escribe uno de los códigos que guardaste al activar la verificación. Cada uno sirve una sola vez.'}
        </p>
        <CodeField kind={kind} error={actionData?.errors.code} />
        <Checkbox name="trustDevice">
          Confiar en este dispositivo durante 30 días. No la marques en un equipo prestado.
        </Checkbox>
        <SubmitButton look="primary" busy="Verificando código...">
          Verificar y entrar
        </SubmitButton>
        <p className="forgot">
          {isApp ? (
            <a href={`${href('/auth/verificar')}?con=recuperacion&${back}`}>
              ¿No tienes el teléfono? Usa un código de recuperación
            </a>
          ) : (
            <a href={`${href('/auth/verificar')}?${back}`}>Usar el código de la aplicación</a>
          )}
        </p>
      </OutcomeForm>
    </AuthCard>
  );
}
