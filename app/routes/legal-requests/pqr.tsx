import { href } from 'react-router';
import { services, anonymous } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { brand } from '#content/brand.ts';
import { pages } from '#content/site-map.ts';
import { requestSchema } from '#packages/legal-requests/src/index.ts';
import { errorTexts } from '#server/error-texts.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { fileRequest } from '#server/services/legal-requests/file-request.ts';
import { handleFormAction } from '../handle-form-action.ts';
import { redirectWithFlash } from '../redirect-with-flash.ts';
import type { Route } from './+types/pqr.ts';
import { RequestForm } from './request-form.tsx';
import { Terms } from './terms.tsx';
import './pqr.css';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, pages.pqr);

/** Leads to the page of the request: it shows the radicado, and so it does to who sends the form twice. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  const { title, message } = errorTexts['legal-request.failed'];
  return handleFormAction(
    { context, request },
    form,
    requestSchema,
    async (asked) => {
      const { token } = await fileRequest(context.get(services), context.get(anonymous), asked);
      return redirectWithFlash(href('/pqr/:token', { token }), 'request-filed', { status: 303 });
    },
    { title, message },
  );
}

export default function Pqr({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pqr">
      <header className="pqr-top">
        <p className="badge-line measure">Con número, fecha y plazo</p>
        <h1>PQR y datos personales</h1>
        <p className="lead">
          Peticiones, quejas y reclamos, y lo que quieras saber, corregir o borrar de tus datos.
          Cada solicitud queda radicada con un número: te llega por correo y con él ves en qué va.
        </p>
      </header>
      <div className="card pqr-card">
        <h2>Radica tu solicitud</h2>
        <RequestForm outcome={actionData} />
      </div>
      <div className="pqr-side">
        <Terms />
        <section>
          <h2>Si prefieres otra vía</h2>
          <p>
            Escribe a <a href={`mailto:${brand.email}`}>{brand.email}</a>, por WhatsApp o por carta:
            también te damos radicado. Si necesitas mandar documentos, responde con ellos el correo
            que te llega.
          </p>
          <p>
            Si tienes cuenta, en <a href={href('/dashboard/ajustes/datos')}>Tus datos</a> descargas
            una copia o la eliminas sin esperar.
          </p>
          <p>
            Si no quedas conforme, la autoridad es la{' '}
            <a href="https://www.sic.gov.co" rel="noopener">
              Superintendencia de Industria y Comercio
            </a>
            .
          </p>
        </section>
      </div>
    </div>
  );
}
