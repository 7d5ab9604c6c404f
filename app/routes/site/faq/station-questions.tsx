import { answerTimeText } from '#content/answer-times.ts';
import { faqWords } from '#content/faq-words.ts';
import { Answer } from '#app/ui/site/questions.tsx';
import { useAnswerTimes } from '#app/ui/site/use-answer-times.ts';
import type { stations } from './stations.ts';
import './station-questions.css';

/**
 * The questions of a station, one open at a time. The address of a question names a place inside its `details`, so the
 * browser opens it by itself.
 */
export function StationQuestions({ station }: { station: (typeof stations)[number] }) {
  const times = useAnswerTimes();
  return (
    <div className="questions station-questions">
      {station.questions.map(({ id, question, answer, frequency }) => (
        <details key={id} name={station.id} data-question={id} data-words={faqWords[id]}>
          <summary data-frequency={frequency}>{question}</summary>
          <div className="station-answer" id={id}>
            <Answer text={answer} />
            {id === 'en-cuanto-responden' && times && <p>{answerTimeText(times)}</p>}
            <a className="station-link" href={`#${id}`}>
              Enlace a esta respuesta
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
