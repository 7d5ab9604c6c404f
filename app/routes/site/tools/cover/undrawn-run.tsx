import { Form, href, Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { DeleteRun } from '../frame/delete-run.tsx';
import { isUsedUp } from '../frame/usage-badge.tsx';
import type { UndrawnPage } from './read-run-page.ts';
import { RunHead } from './run-head.tsx';

/** From here on the few that are least alike are painted, of what was sketched. */
const sketchedAt = 80;

/** Covers that are on their way, or came to nothing. */
export function UndrawnRun({ page, outcome }: { page: UndrawnPage; outcome: Outcome | undefined }) {
  return (
    <>
      <RunHead page={page} />
      {page.state === 'failed' ? (
        <Failed page={page} outcome={outcome} />
      ) : (
        <OnItsWay page={page} />
      )}
    </>
  );
}

function OnItsWay({ page }: { page: Extract<UndrawnPage, { progress: number }> }) {
  const { state, before, progress } = page;
  const isAsking = state === 'running' && page.image === 'asked';
  return (
    <section className="cover-waiting" aria-live="polite">
      <Progress
        label={isAsking ? askingOf(page.imageLender) : stageOf(state, progress)}
        value={progress}
        detail={state === 'queued' ? inLine(before) : isAsking ? 'Hasta dos minutos' : undefined}
        isStill={state === 'queued' || isAsking}
      />
      <p>
        Puedes cerrar la página: cuando estén, aparecen en{' '}
        <Link to={href('/cover-art-generator')}>tus portadas</Link>. Si las cancelas, no se
        descuenta nada.
      </p>
      <noscript>
        <p>
          Sin JavaScript la página no se mueve sola.{' '}
          <a href={href('/cover-art-generator/:runId', { runId: page.id })}>Mirar cómo va</a>
        </p>
      </noscript>
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" small>
          Cancelar
        </Button>
      </Form>
    </section>
  );
}

const askingOf = (lender: string | null): string =>
  lender === null ? 'Pidiendo la imagen' : `Pidiéndole la imagen a ${lender}`;

const stageOf = (state: 'queued' | 'running', progress: number): string => {
  if (state === 'queued') return 'En fila';
  return progress < sketchedAt
    ? 'Dibujando dieciséis bocetos'
    : 'Pintando los cuatro que menos se parecen';
};

const inLine = (before: number): string => {
  if (before === 0) return 'Sigues tú';
  return before === 1 ? 'Hay una antes' : `Hay ${before} antes`;
};

function Failed(props: {
  page: Extract<UndrawnPage, { state: 'failed' }>;
  outcome: Outcome | undefined;
}) {
  const { page, outcome } = props;
  return (
    <>
      <Alert tone={page.failure.isOwn ? 'success' : 'error'} title={page.failure.title}>
        {page.failure.message}
      </Alert>
      <OutcomeForm outcome={outcome}>
        <input type="hidden" name="token" value={page.token} />
        <div className="row">
          {!isUsedUp(page.usage) && (
            <SubmitButton look="primary" intent="again" busy="Enviando...">
              Intentar otra vez
            </SubmitButton>
          )}
          <ButtonLink href={`${href('/cover-art-generator')}?de=${page.id}`}>
            Cambiar lo que pedí
          </ButtonLink>
        </div>
      </OutcomeForm>
      <DeleteRun what="Este intento se va" />
    </>
  );
}
