import type { PageHandle } from '#app/page-handle.ts';
import { originOf } from '#app/origin-of.ts';
import { pageHead } from '#app/page-head.ts';
import { questionsThing } from '#app/questions-thing.ts';
import { faq } from '#content/faq.ts';
import { questionCount } from '#content/question-count.ts';
import { pages } from '#content/site-map.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import type { Route } from './+types/faq.ts';
import { Dial } from './dial.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Search } from './search.tsx';
import { StationQuestions } from './station-questions.tsx';
import { stations } from './stations.ts';
import '#app/ui/site/fit.css';
import './faq.css';

const page = pages.faq;
const all = faq.flatMap(({ questions }) => [...questions]);

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...page, about: [questionsThing(all, originOf(matches) + page.path)] });

export default function Faq() {
  return (
    <>
      <div className="faq" data-faq>
        <section className="wrap faq-hero">
          <div>
            <p className="badge-line measure">Sintoniza tu pregunta</p>
            <h1 className="fit faq-title">
              <span>Preguntas</span> <span>frecuentes</span>
            </h1>
          </div>
          <div>
            <p className="lead">
              Lo que más nos preguntan, contestado sin rodeos. Sintoniza tu tema en el dial.
            </p>
            <Search total={all.length} />
          </div>
        </section>
        <div className="wrap">
          <Dial />
          <NothingFound />
          {stations.map((station) => (
            <section key={station.id} className="station" id={station.id} data-station>
              <SectionMark measure={station.band} />
              <div className="station-columns">
                <div>
                  <h2>{station.category}</h2>
                  <p className="measure">{questionCount(station.questions.length)}</p>
                </div>
                <StationQuestions station={station} />
              </div>
            </section>
          ))}
        </div>
      </div>
      <Closing
        title="¿La tuya no está en el dial?"
        text="Mándanosla como la pienses. La contesta una persona, y si se repite la sumamos a esta página."
        actions={
          <>
            <ButtonLink
              look="primary"
              href={whatsappLink('Hola, tengo una pregunta: ')}
              rel="noopener"
            >
              Preguntar por WhatsApp
            </ButtonLink>
            <ButtonLink href={pages.contact.path}>Escribirle al estudio</ButtonLink>
            <ButtonLink look="quiet" href={pages.support.path}>
              Algo no me funciona
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
