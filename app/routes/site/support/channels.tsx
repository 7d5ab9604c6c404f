import { brand } from '#content/brand.ts';
import { phoneLink, phoneText } from '#content/phone.ts';
import { support } from '#content/support.ts';
import { chatLink, mailLink } from './channel-links.ts';
import './channels.css';

const ways = {
  chat: { href: chatLink, label: 'Abrir el chat' },
  telefono: { href: phoneLink, label: phoneText },
  correo: { href: mailLink, label: brand.email },
};

/** The three channels as inputs of the desk: when each is open, what we aim for, and what it is good for. */
export const Channels = () => (
  <ul className="channels">
    {support.channels.map(({ id, name, hours, target, note }) => (
      <li key={id}>
        <h2>{name}</h2>
        <p className="channel-target">{target}</p>
        <p className="measure">{hours}</p>
        <p className="channel-note">{note}</p>
        <a className="channel-way" href={ways[id].href} rel="noopener">
          {ways[id].label}
        </a>
      </li>
    ))}
  </ul>
);
