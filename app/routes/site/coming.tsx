import { useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import { comingAt } from '#content/coming.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Frailejon } from '#app/ui/art/frailejon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/coming.ts';
import './coming.css';

export const handle = { static: true };

export const meta = ({ location }: Route.MetaArgs) => {
  const { page } = comingAt(location.pathname);
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    // Nothing to find here until the page exists.
    { name: 'robots', content: 'noindex' },
  ];
};

/** A page that is announced and not built: what it will be, and what can be done today. */
export default function Coming() {
  const { page, text } = comingAt(useLocation().pathname);
  return (
    <div className="wrap coming">
      <div className="coming-text">
        <p className="badge-line measure">Página en camino</p>
        <h1>{page.name}</h1>
        <p className="lead">{text.will}</p>
        <h2>Lo que puedes hacer hoy</h2>
        <p>{text.today}</p>
        <div className="row">
          {text.account && (
            <ButtonLink look="primary" href="/auth?tab=signup">
              Crear Cuenta
            </ButtonLink>
          )}
          <ButtonLink
            look={text.account ? 'key' : 'primary'}
            href={whatsappLink(text.message)}
            rel="noopener"
          >
            Escribir por WhatsApp
          </ButtonLink>
          <ButtonLink look="quiet" href={`mailto:${brand.email}`}>
            Escribir un correo
          </ButtonLink>
        </div>
      </div>
      <figure className="coming-growth">
        <Frailejon />
        <figcaption className="measure">
          Un frailejón sube un centímetro al año. Esta página va más rápido.
        </figcaption>
      </figure>
    </div>
  );
}
