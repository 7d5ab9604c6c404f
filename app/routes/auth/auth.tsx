import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router';
import { signInSchema, signUpSchema } from '#packages/account/src/index.ts';
import { clientIp, services, session } from '#app/context.ts';
import { privatePage } from '#app/private-page.ts';
import { readTextFields } from '#app/text-fields.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { describeError } from '#server/services/describe-error.ts';
import { safePath } from '#server/services/accounts/safe-path.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import { signUp } from '#server/services/accounts/sign-up.ts';
import { leaveNotice } from '#server/services/notices.ts';
import type { Route } from './+types/auth.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import '#app/ui/form.css';
import './auth.css';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...privatePage(loaderData?.tab === 'signup' ? 'Crear Cuenta' : 'Iniciar Sesión'),
  { name: 'description', content: 'Entra a tu cuenta de artista, productor o cliente.' },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (context.get(session)) throw redirect(safePath(query.get('volver')));
  return {
    tab: query.get('tab') === 'signup' ? ('signup' as const) : ('signin' as const),
    returnTo: query.get('volver'),
  };
}

/** What the page says about the last try; passwords are never sent back. */
export type Outcome = {
  done: boolean;
  field: string | null;
  title: string;
  message: string;
  values: Record<string, string>;
};

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  const values = Object.fromEntries(
    Object.entries(form).filter(([name]) => !/password/i.test(name)),
  );
  const app = context.get(services);
  const visitor = {
    ip: context.get(clientIp),
    userAgent: request.headers.get('user-agent') ?? '',
  };
  const refuse = (status: number, outcome: Omit<Outcome, 'values' | 'done'>, headers = {}) =>
    data({ done: false, values, ...outcome } satisfies Outcome, { status, headers });

  try {
    if (form.intent === 'signup') {
      const fields = signUpSchema.safeParse(form);
      if (!fields.success) return refuse(422, firstIssue(fields.error.issues));
      await signUp(app, visitor, fields.data);
      const outcome: Outcome = {
        done: true,
        field: null,
        title: '¡Registro exitoso!',
        message: 'Revisa tu correo electrónico para confirmar tu cuenta',
        values: { email: fields.data.email },
      };
      return data(outcome, { status: 200 });
    }
    const fields = signInSchema.safeParse(form);
    if (!fields.success) return refuse(422, firstIssue(fields.error.issues));
    const headers = await signIn(app, visitor, fields.data);
    headers.append('set-cookie', leaveNotice('signed-in'));
    // Home may be a static page, which only a whole document can show.
    return redirectDocument(safePath(new URL(request.url).searchParams.get('volver')), { headers });
  } catch (error) {
    const described = describeError(error);
    if (!described) throw error;
    const { title, message } = described.body;
    return refuse(described.status, { field: null, title, message }, described.headers);
  }
}

const firstIssue = (issues: { path: PropertyKey[]; message: string }[]) => ({
  field: String(issues[0]?.path[0] ?? ''),
  title: 'Revisa el formulario',
  message: issues[0]?.message ?? '',
});

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, returnTo } = loaderData;
  const sending = useNavigation().formMethod === 'POST';
  const back = returnTo ? `&volver=${encodeURIComponent(returnTo)}` : '';
  return (
    <div className="auth wrap">
      <p className="auth-back">
        <a href="/">← Volver al inicio</a>
      </p>
      <Card>
        <h1>{tab === 'signup' ? 'Crea tu cuenta' : 'Entra a tu estudio'}</h1>
        <Tabs
          label="Tu cuenta"
          items={[
            { to: `/auth?tab=signin${back}`, label: 'Iniciar Sesión', current: tab === 'signin' },
            { to: `/auth?tab=signup${back}`, label: 'Crear Cuenta', current: tab === 'signup' },
          ]}
        />
        <Form method="post" className="form" key={tab}>
          {actionData && !actionData.field && (
            <Alert tone={actionData.done ? 'success' : 'error'} title={actionData.title}>
              {actionData.message}
            </Alert>
          )}
          {actionData?.done ? (
            <p>
              Te escribimos a <b>{actionData.values.email}</b>. Abre el enlace y vuelves acá con tu
              cuenta lista.
            </p>
          ) : tab === 'signup' ? (
            <SignUpForm outcome={actionData ?? null} sending={sending} />
          ) : (
            <SignInForm outcome={actionData ?? null} sending={sending} />
          )}
        </Form>
      </Card>
    </div>
  );
}
