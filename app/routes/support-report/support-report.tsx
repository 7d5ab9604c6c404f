import { anonymous, services, user } from '#app/context.ts';
import { pageHead } from '#app/page-head.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Confirmation, useConfirmation } from '#app/ui/confirmation.tsx';
import { confirmationId } from '#app/ui/notice.ts';
import { useSentForm } from '#app/ui/use-form-draft.ts';
import { phoneLink, phoneText } from '#content/phone.ts';
import { severities, severityOf, targetTime } from '#content/severities.ts';
import { supportReport as page } from '#content/page.ts';
import { supportReport } from '#content/support-report.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ticketSchema, ticketSeverities } from '#packages/contact/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { supportTicket } from '#server/services/contacts/message.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import type { Route } from './+types/support-report.ts';
import { ReportForm, reportDraft } from './report-form.tsx';
import '../contact/contact.css';
import './support-report.css';

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, page);

/** `?nivel=` is the severity whose button led here. Who is signed in has their name and address filled in. */
export function loader({ context, request }: Route.LoaderArgs) {
  const level = new URL(request.url).searchParams.get('nivel');
  const session = context.get(user)?.session;
  return {
    severity: ticketSeverities.find((one) => one === level) ?? '',
    name: session?.name ?? '',
    email: session?.email ?? '',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  const { title, message } = errorTexts['message.failed'];
  return handleFormAction(
    { context, request },
    form,
    ticketSchema,
    async (ticket) => {
      const actor = context.get(user) ?? context.get(anonymous);
      const { isCopied } = await submitMessage(context.get(services), actor, {
        table: 'contact_submissions',
        written: supportTicket(ticket, page.path),
      });
      return redirectWithFlash(
        `${page.path}#${confirmationId}`,
        isCopied ? 'ticket-sent' : 'ticket-sent-uncopied',
        { status: 303, count: severityOf(ticket.severity).response },
      );
    },
    { title, message },
  );
}

export default function SupportReport({ loaderData, actionData }: Route.ComponentProps) {
  const notice = useConfirmation();
  useSentForm(reportDraft, () => notice !== null);
  return (
    <div className="wrap contact-page report-page">
      <header className="contact-side">
        <p className="badge-line measure">{supportReport.badge}</p>
        <h1>{supportReport.title}</h1>
        <p className="lead">{supportReport.lead}</p>
      </header>
      <div className="card contact-card">
        {notice ? (
          <Confirmation
            notice={notice}
            again={{ href: page.path, label: 'Reportar otro problema' }}
          />
        ) : (
          <ReportForm begun={loaderData} outcome={actionData} />
        )}
      </div>
      <dl className="contact-ways">
        <div>
          <dt>Nivel</dt>
          <dd>Metas: responder · resolver</dd>
        </div>
        {severities.map(({ id, name, response, solution }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {targetTime(response)} · {targetTime(solution)}
            </dd>
          </div>
        ))}
        <div>
          <dt>Ahora mismo</dt>
          <dd>
            <a href={whatsappLink(supportReport.urgentMessage)} rel="noopener">
              WhatsApp
            </a>
            {' · '}
            <a href={phoneLink}>{phoneText}</a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
