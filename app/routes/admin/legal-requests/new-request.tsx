import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Field } from '#app/ui/field.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { enteredChannels, requestChannels } from '#packages/legal-requests/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { enterRequest } from '#server/services/legal-requests/enter-request.ts';
import { WhatIsAsked } from '../../legal-requests/what-is-asked.tsx';
import type { Route } from './+types/new-request.ts';
import { keptRequestSchema } from './request-fields.ts';
import './requests.css';

export const meta: Route.MetaFunction = () => privatePage('Radicar una solicitud');

export const loader = () => ({ newKey: crypto.randomUUID() });

/** After a refusal, too: what is filed once more needs another key. */
export const shouldRevalidate = () => true;

/** Files what came by mail, telephone, letter or in person. */
export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, keptRequestSchema, async ({ idempotencyKey, ...entered }) => {
    const app = args.context.get(services);
    const { id: requestId } = await enterRequest(app, actor, { ...entered, id: idempotencyKey });
    return redirectWithFlash(
      href('/admin/solicitudes/:requestId', { requestId }),
      'request-entered',
    );
  });
}

export default function NewRequest({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { values = {}, errors = {} } = outcome ?? {};
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/solicitudes')}>← Solicitudes</Link>
        </p>
        <h1>Radicar una solicitud</h1>
      </header>
      <Panel title="Lo que llegó por otra vía">
        <div className="desk-panel-body desk-entry">
          <OutcomeForm outcome={outcome}>
            <input
              type="hidden"
              name="idempotencyKey"
              // Under its old key another version is filed: this would be a new request.
              value={
                outcome?.code === 'legal-request.entered-before'
                  ? loaderData.newKey
                  : (values.idempotencyKey ?? loaderData.newKey)
              }
            />
            <div className="asked-pair">
              <Field label="Cómo llegó" error={errors.channel}>
                <Select name="channel" required defaultValue={values.channel ?? ''}>
                  <option value="">Elige una</option>
                  {enteredChannels.map((channel) => (
                    <option key={channel} value={channel}>
                      {requestChannels[channel]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field
                label="Cuándo llegó"
                hint="Hora de Bogotá. El plazo corre desde el día siguiente."
                error={errors.receivedAt}
              >
                <TextInput
                  name="receivedAt"
                  type="datetime-local"
                  required
                  defaultValue={values.receivedAt}
                />
              </Field>
            </div>
            <WhatIsAsked whose="theirs" outcome={outcome}>
              <Field
                label="Correo"
                optional
                hint="Ahí le llegan el radicado y la respuesta."
                error={errors.email}
              >
                <TextInput
                  name="email"
                  type="email"
                  autoComplete="off"
                  defaultValue={values.email}
                />
              </Field>
            </WhatIsAsked>
            <div className="desk-buttons">
              <SubmitButton look="primary" busy="Radicando...">
                Radicar
              </SubmitButton>
            </div>
          </OutcomeForm>
        </div>
      </Panel>
    </>
  );
}
