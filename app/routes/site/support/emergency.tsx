import { phoneLink } from '#content/phone.ts';
import { pages } from '#content/site-map.ts';
import { support } from '#content/support.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LevelMeter } from './level-meter.tsx';
import './emergency.css';

const { emergency } = support;

/** For what cannot wait: the meter all the way up, and the chat with its first word written. */
export const Emergency = () => (
  <aside className="emergency night" aria-labelledby="emergencia">
    <div className="wrap">
      <LevelMeter lit={12} wide />
      <div>
        <h2 id="emergencia">{emergency.title}</h2>
        <p>{emergency.text}</p>
      </div>
      <div className="row">
        <ButtonLink look="primary" href={whatsappLink(emergency.message)} rel="noopener">
          Escribir «Crítico»
        </ButtonLink>
        <ButtonLink href={phoneLink}>Llamar</ButtonLink>
        <ButtonLink href={`${pages.supportReport.path}?nivel=critico`}>Reportar</ButtonLink>
      </div>
    </div>
  </aside>
);
