import { useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { organization, pageHead } from '#app/page-head.ts';
import { brand } from '#content/brand.ts';
import { contactPage } from '#content/contact-page.ts';
import { pages } from '#content/site-map.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { type Contact, contactSchema } from '#packages/contact/src/index.ts';
import { receiveForm } from '#server/services/contacts/receive-form.ts';
import { takeProposal } from '#server/services/contacts/take-proposal.ts';
import { answerMessage } from '../site/forms/answer-message.ts';
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

export const loader = ({ request }: Route.LoaderArgs) =>
  prefillFrom(new URL(request.url).searchParams);

export async function action({ context, request }: Route.ActionArgs) {
  const visitor = visitorOf(context, request);
  await using sent = await receiveForm(context.get(services), visitor, request);
  // Of one that was refused before it was read, the words that came are not yet to be judged.
  const schema = sent.isRefused ? z.custom<Contact>() : contactSchema;
  return await answerMessage(context, sent.fields, schema, pages.contact.path, (contact) =>
    takeProposal(context.get(services), visitor, contact, sent.file),
  );
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  // A message that was sent leaves an empty form behind; one that was refused stays as it is, its file too.
  const { key } = useLocation();
  const [begun, setBegun] = useState(key);
  if (!actionData && begun !== key) setBegun(key);
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
        <ContactForm key={begun} prefill={loaderData} outcome={actionData} />
      </div>
    </div>
  );
}
