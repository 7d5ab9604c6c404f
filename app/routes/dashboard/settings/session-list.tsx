import { momentText } from '#app/ui/moment.ts';
import { SubmitKey } from '#app/ui/submit-key.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Arrival } from '#app/ui/arrival.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { OpenSession } from '#server/services/accounts/sessions.ts';

const moment = momentText('medium');

const nameOf = ({ device }: OpenSession) => device ?? 'Un navegador que no conocemos';

/** Where the person is signed in, with a key to end each session but this one. */
export function SessionList(props: { sessions: OpenSession[]; outcome: Outcome | undefined }) {
  const { sessions, outcome } = props;
  return (
    <>
      {outcome && (
        <Arrival>
          <OutcomeAlert outcome={outcome} />
        </Arrival>
      )}
      <ul className="panel-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p className="panel-row-name">{nameOf(session)}</p>
              <p>
                {session.current ? 'Esta sesión' : `Desde ${moment(session.startedAt)}`}
                {session.ipAddress && `, IP ${session.ipAddress}`}
              </p>
            </div>
            {!session.current && (
              <EndKey which={session.id}>
                Cerrar<span className="visually-hidden"> {nameOf(session)}</span>
              </EndKey>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="session-others">
          <EndKey which="others">Cerrar todas las demás</EndKey>
        </div>
      )}
    </>
  );
}

function EndKey(props: { which: string; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="session" value={props.which} />
      <SubmitKey intent="end-session" small>
        {props.children}
      </SubmitKey>
    </Form>
  );
}
