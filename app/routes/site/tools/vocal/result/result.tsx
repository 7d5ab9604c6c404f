import { useEffect, useRef, useState } from 'react';
import { shortDate } from '#content/dates.ts';
import { Button } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { sentenceOf, summariseTake } from '#packages/vocal/src/index.ts';
import { VoiceRoll } from '../roll/voice-roll.tsx';
import type { Measured } from '../studio/studio-machine.ts';
import type { ShownTake } from '../vocal-tool.tsx';
import { Comparison, mostCompared } from './comparison.tsx';
import { downloadCsv, downloadPicture } from './download-take.ts';
import { Findings } from './findings.tsx';
import { HeldNotes, NoteTable } from './held-notes.tsx';
import { OwnKey, OwnKeyNote } from './own-key.tsx';
import { SaveTake } from './save-take.tsx';
import { SungKeyboard } from './sung-keyboard.tsx';
import './result.css';

/** Everything that was measured of a take. */
export function Result(props: {
  measured: Measured;
  saved: readonly ShownTake[];
  onAgain: () => void;
}) {
  const { measured, saved, onAgain } = props;
  const { analysis, take, ticket } = measured;
  const [summary] = useState(() => summariseTake(analysis));
  const sheet = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => title.current?.focus(), []);
  if (!summary) return null;
  const others = saved.filter(({ id }) => id !== ticket).slice(0, mostCompared);
  return (
    <div className="vocal-result" ref={sheet}>
      <header className="vocal-result-head">
        <h2 ref={title} tabIndex={-1}>
          Tu voz en números
        </h2>
        <p className="measure">{take.name}</p>
        <div className="row">
          <Button onClick={onAgain}>Analizar Otro Audio</Button>
          <Button
            small
            look="quiet"
            onClick={() => {
              if (sheet.current)
                downloadPicture(measured, sheet.current).catch(() => setFailed(true));
            }}
          >
            Bajar el dibujo (PNG)
          </Button>
          <Button small look="quiet" onClick={() => downloadCsv(measured)}>
            Bajar los datos (CSV)
          </Button>
        </div>
        {hasFailed && <p role="alert">Tu navegador no pudo hacer la imagen. Baja el CSV.</p>}
      </header>
      <Panel title="Lo que se oye">
        <Findings take={summary} />
      </Panel>
      <Panel title="La toma, nota por nota">
        <div className="vocal-part">
          <VoiceRoll measured={measured} />
          <p className="roll-legend">
            La línea es tu voz; los cuadros, las notas. El borde rojo dice que la nota quedó a más
            de 25 cents de su lugar en tu propia afinación, y la franja es tu zona cómoda.
          </p>
          <NoteTable measured={measured} />
        </div>
      </Panel>
      <div className="vocal-pair">
        <Panel title="Cuánto cantas en cada nota">
          <div className="vocal-part">
            <SungKeyboard take={summary} />
          </div>
        </Panel>
        <Panel title="Notas largas">
          <div className="vocal-part">
            <HeldNotes measured={measured} />
          </div>
        </Panel>
      </div>
      <Panel title="Tu canción en tu tono">
        <div className="vocal-part">
          <OwnKey analysis={analysis} />
          <OwnKeyNote analysis={analysis} />
        </div>
      </Panel>
      <Panel title="Cómo te fue">
        <ul className="vocal-advice">
          {analysis.recommendations.map((one) => (
            <li key={one.code}>{sentenceOf(one)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title="Guardar y comparar">
        <div className="vocal-part">
          <SaveTake ticket={ticket} name={take.name} take={summary} />
          {others.length > 0 && (
            <Comparison
              takes={[
                { key: 'now', title: take.name, when: 'ahora', take: summary },
                ...others.map(({ id, title: name, madeOn, take: other }) => ({
                  ...{ key: id, title: name, when: shortDate(madeOn), take: other },
                })),
              ]}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
