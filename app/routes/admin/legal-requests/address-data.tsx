import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Panel } from '#app/ui/panel.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { eraseAddressData } from '#server/services/address-data/erase-address-data.ts';
import { findAddressData } from '#server/services/address-data/find-address-data.ts';
import { noteIdentity } from '#server/services/legal-requests/note-request.ts';
import { toRequestId } from '#server/services/legal-requests/request-id.ts';
import type { Route } from './+types/address-data.ts';
import { EraseForm, IdentityForm } from './address-forms.tsx';
import { FoundData } from './found-data.tsx';
import { erasureSchema, keptIdentitySchema } from './request-fields.ts';

export const handle = { follows: ['request'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(`Datos de ${loaderData.email}`);

/** `?borrar` asks whether it is meant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const isAsked = new URL(args.request.url).searchParams.has('borrar');
  try {
    const requestId = toRequestId(args.params.requestId);
    const found = await findAddressData(app, actor, { requestId });
    return { ...found, requestId, isAsked, newKey: crypto.randomUUID() };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(href('/admin/solicitudes'), 'request-gone');
    throw error;
  }
}

/** What has changed meanwhile is counted again. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const here = href('/admin/solicitudes/:requestId/datos', args.params);
  const id = () => toRequestId(args.params.requestId);
  if (form.intent === 'erase') {
    return handleFormAction(
      args,
      form,
      erasureSchema,
      async (seen) => {
        await eraseAddressData(app, actor, { requestId: id(), seen });
        return redirectWithFlash(here, 'address-erased');
      },
      {
        title: 'No se borró nada',
        message: 'Todo sigue como estaba. Espera un momento y vuelve a intentarlo.',
      },
    );
  }
  return handleFormAction(args, form, keptIdentitySchema, async (sent) => {
    const { idempotencyKey: entryId, identity: body, seen } = sent;
    await noteIdentity(app, actor, { requestId: id(), entryId, body, seen });
    return redirectWithFlash(here, 'request-identified');
  });
}

export default function AddressDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requestId, radicado, email, isChecked } = loaderData;
  const outcome = useLastOutcome(actionData);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/solicitudes/:requestId', { requestId })}>
            ← Radicado {radicado}
          </Link>
        </p>
        <h1>Datos de este correo</h1>
        <p>
          <bdi>{email}</bdi>
        </p>
      </header>
      <div className="desk-columns">
        <Panel title="Lo que hay sin cuenta">
          <div className="desk-panel-body">
            <FoundData found={loaderData} />
          </div>
        </Panel>
        <Panel title="Quién lo pide">
          <div className="desk-panel-body">
            <IdentityForm found={loaderData} outcome={outcome} />
          </div>
        </Panel>
        {isChecked && (
          <Panel title="Borrar">
            <div className="desk-panel-body">
              <EraseForm found={loaderData} outcome={outcome} />
            </div>
          </Panel>
        )}
      </div>
    </>
  );
}
