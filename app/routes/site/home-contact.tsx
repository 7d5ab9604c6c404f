import { brand } from '#content/brand.ts';
import { contact } from '#content/home.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { MailIcon, WhatsAppIcon } from '#app/ui/shell/channel-icons.tsx';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import './home-contact.css';

/** The two ways to reach a person at the studio today. */
export function ContactSection() {
  return (
    <section className="section" id="contact">
      <div className="wrap">
        <SectionMark measure="2600 m" />
        <div className="contact">
          <div>
            <h2>{contact.title}</h2>
            <p className="lead">{contact.lead}</p>
          </div>
          <div className="lines">
            <div className="line">
              <WhatsAppIcon />
              <h3>WhatsApp</h3>
              <p id="needs">¿Qué necesitas? Elige y te abrimos el chat con el mensaje empezado.</p>
              <ul className="needs" aria-labelledby="needs">
                {contact.needs.map(({ label, message }) => (
                  <li key={label}>
                    <a href={whatsappLink(message)} rel="noopener">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <div className="line">
              <MailIcon />
              <h3>Correo</h3>
              <p>Si tienes un enlace para escuchar, pégalo en el mensaje.</p>
              <a className="line-address" href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </div>
            <p className="line-note measure">{contact.target}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
