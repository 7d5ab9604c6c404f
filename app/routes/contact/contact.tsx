import { data, redirect } from 'react-router';
import { z } from 'zod';
import { services, anonymous, siteOrigin, user } from '#app/context.ts';
import { Confirmation, useConfirmation } from '#app/ui/confirmation.tsx';
import { confirmationId } from '#app/ui/notice.ts';
import { useSentForm } from '#app/ui/use-form-draft.ts';
import { organization, pageHead } from '#app/page-head.ts';
import { answerTimeFact } from '#content/answer-times.ts';
import { brand } from '#content/brand.ts';
import { contactPage } from '#content/contact-page.ts';
import { contact as page } from '#content/page.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { contactSchema } from '#packages/contact/src/index.ts';
import { receiveForm } from '#server/services/contacts/receive-form.ts';
import { attachmentError, submitProposal } from '#server/services/contacts/submit-proposal.ts';
import { handleMessage, sentNotice } from '../site/forms/handle-message.ts';
import type { Route } from './+types/contact.ts';
import { respondToUpload } from './respond-to-upload.ts';
import { Cableway } from './cableway.tsx';
import { ContactForm, contactDraft } from './contact-form.tsx';
import { pageBefore, publicPath } from './page-before.ts';
import { prefillFrom } from './prefill.ts';
import './contact.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    ...page,
    about: [{ '@type': 'ContactPage', mainEntity: organization(matches) }],
  });

export function loader({ context, request }: Route.LoaderArgs) {
  const times = context.get(services).proposals.publishedTimes.current();
  const prefill = prefillFrom(new URL(request.url).searchParams);
  return {
    begun: { ...prefill, page: pageBefore(request, context.get(siteOrigin)) },
    answerTime: answerTimeFact(times),
  };
}

const sentSchema = contactSchema.extend({ page: z.string().default('').transform(publicPath) });

/** What came of a form that was refused before it was read is kept, and not yet judged. */
const unjudged = z.object(
  Object.fromEntries(Object.keys(sentSchema.shape).map((name) => [name, z.unknown().optional()])),
);

export async function action({ context, request }: Route.ActionArgs) {
  const actor = context.get(anonymous);
  await using sent = await receiveForm(context.get(services), actor, { request });
  const args = { context, request };
  const done = `${page.path}#${confirmationId}`;
  const { fields, file, isRefused } = sent;
  if (isRefused && file?.fault) {
    const error = attachmentError(file.fault);
    return await handleMessage(args, fields, unjudged, done, () => Promise.reject(error));
  }
  return await handleMessage(args, fields, sentSchema, done, async (contact) =>
    sentNotice(
      await submitProposal(context.get(services), context.get(user) ?? actor, {
        contact,
        attachment: file,
      }),
    ),
  );
}

export const middleware = [respondToUpload(action)];

/** With a file: what is wrong with the fields is shown before it is uploaded, and then how much of it was sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const attachment = form.get('demo');
  if (!(attachment instanceof File) || attachment.size === 0) return serverAction();
  // Only whoever has a file loads what sends it.
  const [{ checkContact }, { sendForm }] = await Promise.all([
    import('./check-contact.ts'),
    import('./send-form.tsx'),
  ]);
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const refused = checkContact(Object.fromEntries(texts), attachment);
  if (refused) return data(refused, { status: 422 });
  const response = await sendForm(form, attachment, request.signal);
  if (!response) return undefined;
  return 'location' in response
    ? redirect(response.location)
    : data(response.outcome, { status: 422 });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const notice = useConfirmation();
  useSentForm(contactDraft, () => notice !== null);
  return (
    <div className="wrap contact-page">
      <div className="contact-side">
        <p className="badge-line measure">{brand.altitude}</p>
        <h1>{contactPage.title}</h1>
        <p className="lead">{contactPage.lead}</p>
        <dl className="contact-ways">
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={whatsappLink(brand.whatsappGreeting)} rel="noopener">
                Abrir el chat
              </a>
            </dd>
          </div>
          <div>
            <dt>Correo</dt>
            <dd>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </dd>
          </div>
          <div>
            <dt>Respuesta</dt>
            <dd>{loaderData.answerTime}</dd>
          </div>
        </dl>
        <Cableway />
      </div>
      <div className="card contact-card">
        {notice ? (
          <Confirmation
            notice={notice}
            again={{ href: page.path, label: 'Escribir otro mensaje' }}
          />
        ) : (
          <ContactForm begun={loaderData.begun} outcome={actionData} />
        )}
      </div>
    </div>
  );
}
