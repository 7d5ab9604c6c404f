import { brand } from '#content/brand.ts';
import { footerGroups } from '#content/navigation.ts';
import { phoneLink, phoneText } from '#content/phone.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import {
  FacebookIcon,
  InstagramIcon,
  TikTokIcon,
  WhatsAppIcon,
  YouTubeIcon,
} from './channel-icons.tsx';
import { ButtonLink } from '../button.tsx';
import { CachedMarkup } from '../cached-markup.tsx';
import { Rule } from './rule.tsx';
import { WordmarkCopy } from './wordmark.tsx';
import { offersChat } from './offers-chat.ts';
import './footer.css';

const socials = [
  { name: 'TikTok', href: brand.socials.tiktok, Icon: TikTokIcon },
  { name: 'Facebook', href: brand.socials.facebook, Icon: FacebookIcon },
  { name: 'Instagram', href: brand.socials.instagram, Icon: InstagramIcon },
  { name: 'YouTube', href: brand.socials.youtube, Icon: YouTubeIcon },
];

export function Footer({ path }: { path: string }) {
  const chat = offersChat(path);
  return (
    <CachedMarkup tag="footer" cacheKey={chat ? 'Pie' : 'Pie sin chat'}>
      <div className="foot night">
        <div className="wrap">
          <div className="foot-columns">
            <div className="foot-studio">
              <p className="foot-motto">Hecho en Bogotá, con frío y con ganas.</p>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
              <ul className="foot-socials">
                {socials.map(({ name, href, Icon }) => (
                  <li key={name}>
                    <a href={href} aria-label={`${brand.name} en ${name}`} rel="me noopener">
                      <Icon />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            {footerGroups.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <p className="label">{group.title}</p>
                {group.links.map((link) => (
                  <a key={link.href} href={link.href}>
                    {link.label}
                  </a>
                ))}
              </nav>
            ))}
          </div>
          <WordmarkCopy />
          <Rule />
          <div className="foot-end measure">
            <span>{brand.altitude}</span>
            <span>
              {brand.address.city}, {brand.address.country}, {brand.coordinates}
            </span>
            <span>© {brand.name}</span>
          </div>
          <p className="foot-duties">
            {brand.name}, NIT {brand.nit}. Notificaciones judiciales: {brand.address.street},{' '}
            {brand.address.city}. Teléfono <a href={phoneLink}>{phoneText}</a>. Autoridad de
            protección al consumidor:{' '}
            <a href="https://www.sic.gov.co" rel="noopener">
              Superintendencia de Industria y Comercio
            </a>
            .
          </p>
          {chat && (
            <p className="whatsapp">
              <ButtonLink href={whatsappLink(brand.whatsappGreeting)} rel="noopener">
                <WhatsAppIcon />
                <span>Escríbenos por WhatsApp</span>
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </CachedMarkup>
  );
}
