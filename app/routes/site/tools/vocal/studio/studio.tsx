import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { later } from '#app/ui/later.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { pages } from '#content/site-map.ts';
import { isUsedUp } from '../../frame/usage-badge.tsx';
import type { VocalDesk } from '../vocal-tool.tsx';
import { ChooseTake } from './choose-take.tsx';
import { ReadyTake } from './ready-take.tsx';
import type { Phase } from './studio-machine.ts';
import { useStudio } from './use-studio.ts';
import './studio.css';

const Result = later(() => import('../result/result.tsx'), 'Result');
const LiveTake = later(() => import('./live-take.tsx'), 'LiveTake');

/** Where a take is chosen or sung, measured, and looked at. */
export function Studio({ desk }: { desk: VocalDesk }) {
  const studio = useStudio();
  const { revalidate } = useRevalidator();
  const { phase, problem } = studio;
  const toast = useToast();
  const came = useRef<Phase['at']>('choosing');
  const place = useRef<HTMLDivElement>(null);
  const onPhase = useEffectEvent((at: Phase['at']) => {
    const before = came.current;
    came.current = at;
    if (at === 'measured')
      toast({
        tone: 'success',
        title: '¡Análisis listo!',
        message: 'Mira tu rango, tu afinación y los tonos que te quedan.',
      });
    // What was pressed is gone: whoever comes back to choose goes on from here.
    if (at === 'choosing' && before !== at) place.current?.focus();
    // What is left of the week is another number after a measurement, whatever came of it.
    if (before === 'measuring' && !problem?.isSignedOut) void revalidate();
  });
  useEffect(() => onPhase(phase.at), [phase.at]);
  // The letters of a result, too, are there before: a measurement asks for nothing but its ticket.
  useEffect(() => void document.fonts.load('800 1rem Anybody', '±♯♭').catch(() => {}), []);

  const why = problem && (
    <Alert tone="error" title={problem.title}>
      {problem.message} {problem.isLimit && <a href={pages.memberships.path}>Ver Premium</a>}
    </Alert>
  );
  if (phase.at === 'measured')
    return (
      <>
        {why}
        <Suspense fallback={<Coming />}>
          <Result measured={phase} saved={desk.newest} onAgain={studio.reset} />
        </Suspense>
      </>
    );
  return (
    <Panel title="Tu toma">
      <div className="studio" ref={place} tabIndex={-1}>
        {why}
        {phase.at === 'choosing' && (
          <ChooseTake
            isOut={isUsedUp(desk.usage) && !desk.hasTicket}
            hasTicket={desk.hasTicket}
            studio={studio}
          />
        )}
        {phase.at === 'opening' && (
          <FocusOnMount className="studio-wait">
            <p>Mirando la toma…</p>
            <Button onClick={studio.reset}>Cancelar</Button>
          </FocusOnMount>
        )}
        {phase.at === 'asking' && (
          <FocusOnMount className="studio-wait">
            <p>Tu navegador te va a preguntar si deja usar el micrófono. Dile que sí.</p>
            <Button onClick={studio.reset}>Cancelar</Button>
          </FocusOnMount>
        )}
        {phase.at === 'counting' && (
          <FocusOnMount className="studio-wait">
            <p className="studio-count" role="timer" aria-live="assertive">
              {phase.left}
            </p>
            <Button onClick={studio.reset}>Cancelar</Button>
          </FocusOnMount>
        )}
        {(phase.at === 'recording' || phase.at === 'tuning') && (
          <Suspense
            fallback={
              <Coming>
                <Button onClick={studio.reset}>Apagar</Button>
              </Coming>
            }
          >
            <LiveTake feed={phase.feed} isRecording={phase.at === 'recording'} studio={studio} />
          </Suspense>
        )}
        {phase.at === 'ready' && <ReadyTake take={phase.take} studio={studio} />}
        {phase.at === 'measuring' && (
          <FocusOnMount className="studio-wait">
            <Progress label={`Midiendo «${phase.take.name}»`} value={100 * phase.share} />
            <Button onClick={studio.cancel}>Cancelar</Button>
          </FocusOnMount>
        )}
      </div>
    </Panel>
  );
}

/** In the place of a part whose code has not come yet. */
const Coming = ({ children }: { children?: ReactNode }) => (
  <FocusOnMount className="studio-wait">
    <p>Un momento: falta una parte de la página.</p>
    {children}
  </FocusOnMount>
);
