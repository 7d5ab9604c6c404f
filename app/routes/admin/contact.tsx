import { href, Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { publicPageName } from '#content/public-paths.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { listAlsoWritten } from '#server/services/desk/also-written.ts';
import { toContactId } from '#server/services/desk/contact-id.ts';
import { deleteContact } from '#server/services/desk/delete-contact.ts';
import { passToProposals } from '#server/services/desk/pass-to-proposals.ts';
import { readContact } from '#server/services/desk/read-contact.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/contact.ts';
import { contactList } from './contact-list.ts';
import { answerDueAt } from './due-text.ts';

const loadContactDetails = () => import('./contact-details.tsx');
const ContactDetails = keepDrawn(
  import.meta.env.SSR
    ? (await loadContactDetails()).ContactDetails
    : later(loadContactDetails, 'ContactDetails'),
);

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData.contact.name);

const listOf = (request: Request) => contactList.to(contactList.read(request.url));

/** `?eliminar` asks whether it is meant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const list = listOf(args.request);
  try {
    const contactId = toContactId(args.params.contactId);
    const [contact, alsoWritten] = await Promise.all([
      readContact(app, actor, contactId),
      listAlsoWritten(app, actor, contactId),
    ]);
    const isAsked = new URL(args.request.url).searchParams.has('eliminar');
    const pageName = contact.page && publicPageName(contact.page);
    const dueAt = contact.proposalId === null ? answerDueAt(contact.createdAt) : null;
    return { contact, alsoWritten, pageName, list, isAsked, dueAt, now: app.now() };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(list, 'contact-gone');
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const list = listOf(args.request);
  const id = () => toContactId(args.params.contactId);
  if (form.intent === 'delete') {
    return handleFormAction(
      args,
      form,
      z.object({}),
      async () => {
        await deleteContact(app, actor, id());
        return redirectWithFlash(list, 'contact-deleted');
      },
      {
        title: 'Error al eliminar el contacto',
        message: 'Sigue en la lista. Espera un momento y vuelve a intentarlo.',
      },
    );
  }
  return handleFormAction(args, form, passSchema, async () => {
    const { isNew } = await passToProposals(app, actor, id());
    return redirectWithFlash(list, isNew ? 'contact-passed' : 'contact-passed-before');
  });
}

const passSchema = z.object({ intent: z.literal('pass') });

export default function ContactDialog({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, list } = loaderData;
  const navigate = useNavigate();
  const outcome = useLastOutcome(actionData);
  const query = list.slice(href('/admin/dashboard').length);
  const close = () => void navigate(list, { preventScrollReset: true });
  return (
    <Dialog
      open
      isServedOpen
      onClose={close}
      title={contact.name}
      actions={
        <Link to={list} className={buttonClass({ look: 'quiet' })} preventScrollReset>
          Cerrar
        </Link>
      }
    >
      <ContactDetails {...loaderData} query={query} outcome={outcome} />
    </Dialog>
  );
}
