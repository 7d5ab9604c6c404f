import { requestKindNames, requestKinds, termText } from '#packages/legal-requests/src/index.ts';
import { pages } from '#content/site-map.ts';

/** By when each kind of request is answered. */
export const Terms = () => (
  <section>
    <h2>Cuándo te respondemos</h2>
    <dl className="pqr-terms">
      {requestKindNames.map((kind) => {
        const { label, term, extension } = requestKinds[kind];
        return (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>
              {termText(term)}
              {extension !== null && `, y hasta ${extension}\u{A0}más si te decimos por qué`}.
            </dd>
          </div>
        );
      })}
    </dl>
    <p>
      Los días se cuentan desde el siguiente al que llega; los hábiles, sin sábados, domingos ni
      festivos. Si falta algo te lo pedimos, y el plazo se detiene mientras lo completas: tienes dos
      meses. Lo que guardamos está en la <a href={pages.privacy.path}>política de privacidad</a>.
    </p>
  </section>
);
