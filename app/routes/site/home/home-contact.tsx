import { answerTimeShort } from '#content/answer-times.ts';
import { brand } from '#content/brand.ts';
import { contact } from '#content/home.ts';
import { pages } from '#content/site-map.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { Confirmation, useConfirmation } from '#app/ui/confirmation.tsx';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { useAnswerTimes } from '#app/ui/site/use-answer-times.ts';
import { ContactFields } from '../forms/contact-fields.tsx';
import { ConsentField, TrapField } from '../forms/message-fields.tsx';
import './home-contact.css';

/** The form of the home page, and the ways around it. */
export function ContactSection({ outcome }: { outcome: Outcome | undefined }) {
  const notice = useConfirmation();
  const times = useAnswerTimes();
  return (
    <Section measure="2600 m" id="contact">
      <div className="contact">
        <div>
          <h2>{contact.title}</h2>
          <p className="lead">{contact.lead}</p>
          <ul className="contact-lines">
            <li>
              <a href={whatsappLink(brand.whatsappGreeting)} rel="noopener">
                Prefiero WhatsApp
              </a>
            </li>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
          </ul>
          <p className="measure">{answerTimeShort(times)}</p>
        </div>
        {notice ? (
          <Confirmation
            notice={notice}
            again={{ href: pages.contact.path, label: 'Escribir otro mensaje' }}
          />
        ) : (
          <OutcomeForm outcome={outcome}>
            <ContactFields values={outcome?.values ?? {}} outcome={outcome} />
            <TrapField />
            <ConsentField outcome={outcome} />
            <div className="row">
              <Button type="submit" look="primary">
                Enviar mensaje
              </Button>
            </div>
          </OutcomeForm>
        )}
      </div>
    </Section>
  );
}
