import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { deleteSavedReply } from '#server/services/saved-replies/delete-saved-reply.ts';
import { editSavedReply } from '#server/services/saved-replies/edit-saved-reply.ts';
import { readSavedReply } from '#server/services/saved-replies/read-saved-reply.ts';
import { toSavedReplyId } from '#server/services/saved-replies/saved-reply.ts';
import type { Route } from './+types/reply.ts';
import { ReplyFields } from './reply-fields.tsx';
import { editedReplySchema, seenReplySchema } from './reply-schemas.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData.saved.title);

const moment = momentText('medium');
const list = href('/admin/respuestas');

/** `?eliminar` asks whether it is meant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  try {
    const id = toSavedReplyId(args.params.savedReplyId);
    const saved = await readSavedReply(args.context.get(services), actor, id);
    return { saved, isAsked: new URL(args.request.url).searchParams.has('eliminar') };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(list, 'saved-reply-gone');
    throw error;
  }
}

/** Who was too late sees what the other one saved. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const id = () => toSavedReplyId(args.params.savedReplyId);
  if (form.intent === 'delete') {
    return handleFormAction(args, form, seenReplySchema, async ({ revision }) => {
      await deleteSavedReply(app, actor, { savedReplyId: id(), revision });
      return redirectWithFlash(list, 'saved-reply-deleted');
    });
  }
  return handleFormAction(args, form, editedReplySchema, async (edit) => {
    await editSavedReply(app, actor, { savedReplyId: id(), ...edit });
    return redirectWithFlash(list, 'saved-reply-edited');
  });
}

export default function EditSavedReply({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, isAsked } = loaderData;
  const { id, title, text, revision, changedAt, changedBy } = saved;
  const outcome = useLastOutcome(actionData);
  const isOvertaken = outcome?.code === 'saved-reply.changed';
  const here = href('/admin/respuestas/:savedReplyId', { savedReplyId: id });
  // Once told what the other one saved, the person saves over that.
  const seen = isOvertaken ? revision : (outcome?.values['revision'] ?? revision);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={list}>← Respuestas guardadas</Link>
        </p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>
          {changedBy ?? 'Alguien que ya no está en el equipo'} la cambió por última vez:{' '}
          <time dateTime={changedAt.toISOString()}>{moment(changedAt)}</time>
        </p>
      </header>
      <Panel title="Cambiarla">
        <div className="desk-panel-body">
          <OutcomeForm outcome={outcomeOf(outcome, 'edit')} key={id}>
            <input type="hidden" name="revision" value={seen} />
            {isOvertaken && (
              <div className="desk-waiting">
                <p>
                  Así la dejó {changedBy ?? 'otra persona'}: <bdi>{title}</bdi>
                </p>
                <p className="desk-history-text" dir="auto">
                  <bdi>{text}</bdi>
                </p>
              </div>
            )}
            <ReplyFields outcome={outcomeOf(outcome, 'edit')} saved={saved} />
            <div className="desk-buttons">
              <SubmitButton intent="edit" look="primary" busy="Guardando...">
                Guardar cambio
              </SubmitButton>
            </div>
          </OutcomeForm>
          {isAsked ? (
            <OutcomeForm outcome={outcomeOf(outcome, 'delete')}>
              <input type="hidden" name="revision" value={revision} />
              <p className="desk-question">¿Estás seguro de eliminar esta respuesta?</p>
              <div className="desk-buttons">
                <SubmitButton intent="delete" look="danger" small busy="Eliminando...">
                  Sí, eliminar
                </SubmitButton>
                <Link to={here} className={buttonClass({ small: true })} replace>
                  No
                </Link>
              </div>
            </OutcomeForm>
          ) : (
            <div className="desk-buttons">
              <Link
                to={`${here}?eliminar`}
                className={buttonClass({ small: true })}
                replace
                preventScrollReset
              >
                Eliminar
              </Link>
            </div>
          )}
        </div>
      </Panel>
    </>
  );
}
