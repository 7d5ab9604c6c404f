import { useState } from 'react';
import { href, redirect } from 'react-router';
import { signInSchema, signUpSchema } from '#packages/account/src/index.ts';
import { services, anonymous, user } from '#app/context.ts';
import { brand } from '#content/brand.ts';
import { findCheckoutItem } from '#content/checkout.ts';
import { type Money, priceText } from '#content/money.ts';
import { originOf } from '#app/origin-of.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { rememberAwaited } from '#server/services/accounts/awaited-confirmation.ts';
import { landingOf } from '#server/services/accounts/landing.ts';
import { safePath } from '#server/services/accounts/safe-path.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import { signUp } from '#server/services/accounts/sign-up.ts';
import { handleFormAction } from '../handle-form-action.ts';
import type { Route } from './+types/auth.ts';
import { AuthCard } from './auth-card.tsx';
import type { KeptEmail } from './email-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: `${loaderData?.tab === 'signup' ? 'Crear Cuenta' : 'Iniciar Sesión'} | ${brand.name}` },
  {
    name: 'description',
    content: 'Entra a tu cuenta de artista, productor o cliente, o crea una gratis.',
  },
  { tagName: 'link', rel: 'canonical', href: `${originOf(matches)}/auth` },
];

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (context.get(user)) throw redirect(safePath(query.get('volver')));
  const returnTo = query.get('volver');
  return {
    tab: query.get('tab') === 'signup' ? ('signup' as const) : ('signin' as const),
    returnTo,
    purchase: purchaseAt(safePath(returnTo)),
  };
}

/** What whoever goes on to the checkout wants to buy. */
function purchaseAt(path: string): { name: string; price: Money } | 'quote' | null {
  const { pathname, searchParams } = new URL(path, 'http://estudio.invalid');
  if (pathname !== href('/checkout')) return null;
  if (searchParams.get('cotizacion')) return 'quote';
  const [plan, service, price] = ['plan', 'service', 'price'].map((key) => searchParams.get(key));
  const choice = findCheckoutItem({ plan, service, price });
  return choice?.kind === 'for-sale' ? choice.item : null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  const app = context.get(services);
  const actor = context.get(anonymous);
  const { search, searchParams } = new URL(request.url);
  const returnTo = searchParams.get('volver');
  if (form.intent === 'signup') {
    return handleFormAction({ context, request }, form, signUpSchema, async (fields) => {
      const { hasProfile } = await signUp(app, actor, fields);
      const cookie = await rememberAwaited(app, actor, {
        ...{ email: fields.email, hasProfile },
        // The header leads to the dashboard, which has nothing to show yet; what a cookie has no room for is nowhere to go.
        returnTo: returnTo === null || returnTo === href('/dashboard') ? null : safePath(returnTo),
      });
      const headers = { 'set-cookie': cookie };
      return redirect(href('/auth/revisa-tu-correo'), { status: 303, headers });
    });
  }
  return handleFormAction({ context, request }, form, signInSchema, async (fields) => {
    const { headers, needsCode } = await signIn(app, actor, {
      headers: request.headers,
      ...fields,
    });
    if (needsCode) return redirect(href('/auth/verificar') + search, { headers });
    const landing = await landingOf(app, actor, { headers, returnTo });
    return redirectWithFlash(landing, 'signed-in', { headers, wholeDocument: true });
  });
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, returnTo, purchase } = loaderData;
  const back = returnTo ? `&volver=${encodeURIComponent(returnTo)}` : '';
  const outcome = actionData ?? null;
  // The other tab goes on with the address of this one.
  const [kept, onKeep] = useState<KeptEmail | null>(null);
  return (
    <AuthCard
      back={{ href: href('/'), label: 'Volver al inicio' }}
      title={tab === 'signup' ? 'Crea tu cuenta' : 'Entra a tu estudio'}
    >
      {purchase && (
        <p className="auth-purchase">
          {purchase === 'quote' ? (
            'Para pagar tu cotización.'
          ) : (
            <>
              Para pagar <b>{purchase.name}</b>, {priceText(purchase.price)}.
            </>
          )}{' '}
          {tab === 'signup'
            ? 'Al confirmar tu correo vuelves al pago.'
            : '¿Es tu primera compra? Crea tu cuenta: es gratis.'}
        </p>
      )}
      <Tabs
        label="Tu cuenta"
        items={[
          {
            to: `${href('/auth')}?tab=signin${back}`,
            label: 'Iniciar Sesión',
            current: tab === 'signin',
          },
          {
            to: `${href('/auth')}?tab=signup${back}`,
            label: 'Crear Cuenta',
            current: tab === 'signup',
          },
        ]}
      />
      <OutcomeForm outcome={actionData} keepsDraft={tab === 'signup'} key={tab}>
        {tab === 'signup' ? (
          <SignUpForm outcome={outcome} kept={kept} onKeep={onKeep} />
        ) : (
          <SignInForm outcome={outcome} kept={kept} onKeep={onKeep} />
        )}
      </OutcomeForm>
    </AuthCard>
  );
}
