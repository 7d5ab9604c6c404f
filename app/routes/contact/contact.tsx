import { services } from '#app/context.ts';
import { Confirmation, confirmationId, useConfirmation } from '#app/ui/confirmation.tsx';
import { organization, pageHead } from '#app/page-head.ts';
import { brand } from '#content/brand.ts';
import { contactPage } from '#content/contact-page.ts';
import { pages } from '#content/site-map.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { contactSchema } from '#packages/contact/src/index.ts';
import { receiveForm } from '#server/services/contacts/receive-form.ts';
import { takeProposal } from '#server/services/contacts/take-proposal.ts';
import { answerMessage, sentNotice } from '../site/forms/answer-message.ts';
import { visitorOf } from '../site/forms/visitor.ts';
import type { Route } from './+types/contact.ts';
import { Cableway } from './cableway.tsx';
import { ContactForm } from './contact-form.tsx';
import { prefillFrom } from './prefill.ts';
import './contact.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    ...pages.contact,
    about: [{ '@type': 'ContactPage', mainEntity: organization(matches) }],
  });

export const handle = { confirms: true };

export const loader = ({ request }: Route.LoaderArgs) =>
  prefillFrom(new URL(request.url).searchParams);

export async function action({ context, request }: Route.ActionArgs) {
  await using sent = await receiveForm(request);
  const visitor = visitorOf(context, request);
  const done = `${pages.contact.path}#${confirmationId}`;
  return await answerMessage(
    { context, request },
    sent.fields,
    contactSchema,
    done,
    async (contact) =>
      sentNotice(await takeProposal(context.get(services), visitor, contact, sent.file)),
  );
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const notice = useConfirmation();
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
            <dd>{contactPage.target}</dd>
          </div>
        </dl>
        <Cableway />
      </div>
      <div className="card contact-card">
        {notice ? (
          <Confirmation
            notice={notice}
            again={{ href: pages.contact.path, label: 'Escribir otro mensaje' }}
          />
        ) : (
          <ContactForm prefill={loaderData} outcome={actionData} />
        )}
      </div>
    </div>
  );
}
