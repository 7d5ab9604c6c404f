import { severities, targetTime } from '#content/severities.ts';
import { severityMeanings } from '#content/severity-meanings.ts';
import { pages } from '#content/site-map.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { LevelMeter } from './level-meter.tsx';
import { TargetStrip } from './target-strip.tsx';
import './severities.css';

/** How many of twelve lamps each level lights. */
const lamps = { critico: 12, alto: 9, normal: 6, bajo: 3 };

/** The four levels of urgency on one ruler of time: by when we want to answer, and by when to have it solved. */
export const Severities = () => (
  <div className="severities">
    <div className="severity-ruler measure" aria-hidden="true">
      <span>15 min</span>
      <span>1 h</span>
      <span>4 h</span>
      <span>24 h</span>
      <span>72 h</span>
    </div>
    <ol>
      {severities.map(({ id, name, response, solution }) => (
        <li key={id} className="severity">
          <LevelMeter lit={lamps[id]} />
          <div>
            <h3>{name}</h3>
            <p>{severityMeanings[id].meaning}</p>
            <ul>
              {severityMeanings[id].examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
            <p className="severity-report">
              <ButtonLink small href={`${pages.supportReport.path}?nivel=${id}`}>
                Reportar <span className="visually-hidden">un problema de nivel {name}</span>
              </ButtonLink>
            </p>
          </div>
          <div className="severity-times">
            <TargetStrip response={response} solution={solution} />
            <dl>
              <div className="severity-response">
                <dt>Meta de respuesta</dt>
                <dd>menos de {targetTime(response)}</dd>
              </div>
              <div>
                <dt>Meta de solución</dt>
                <dd>menos de {targetTime(solution)}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  </div>
);
