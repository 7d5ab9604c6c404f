import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { addSavedReply } from '#server/services/saved-replies/add-saved-reply.ts';
import { listSavedReplies } from '#server/services/saved-replies/list-saved-replies.ts';
import type { Route } from './+types/replies.ts';
import { ReplyFields } from './reply-fields.tsx';
import { newReplySchema } from './reply-schemas.ts';
import './replies.css';

export const meta: Route.MetaFunction = () => privatePage('Respuestas guardadas');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const replies = await listSavedReplies(args.context.get(services), actor);
  return { replies, newKey: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, newReplySchema, async (written) => {
    const { idempotencyKey: id, title, text } = written;
    await addSavedReply(args.context.get(services), actor, { id, title, text });
    return redirectWithFlash(href('/admin/respuestas'), 'saved-reply-added');
  });
}

export default function SavedReplies({ loaderData, actionData }: Route.ComponentProps) {
  const { replies, newKey } = loaderData;
  const outcome = useLastOutcome(actionData);
  const key = outcome?.values['idempotencyKey'] ?? newKey;
  return (
    <>
      <h1>Respuestas guardadas</h1>
      <div className="desk-pair">
        <Panel title="Las del equipo">
          {replies.length > 0 ? (
            <ul className="desk-titles">
              {replies.map(({ id, title }) => (
                <li key={id}>
                  <Link to={href('/admin/respuestas/:savedReplyId', { savedReplyId: id })}>
                    <bdi>{title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title="Todavía no hay respuestas guardadas. Escribe la que más repitas." />
          )}
        </Panel>
        <Panel title="Nueva respuesta">
          <div className="desk-panel-body">
            <OutcomeForm outcome={outcome} key={outcome ? 'refused' : newKey}>
              <input type="hidden" name="idempotencyKey" value={key} />
              <ReplyFields outcome={outcome} />
              <div className="desk-buttons">
                <SubmitButton look="primary" busy="Guardando...">
                  Guardar respuesta
                </SubmitButton>
              </div>
            </OutcomeForm>
          </div>
        </Panel>
      </div>
    </>
  );
}
