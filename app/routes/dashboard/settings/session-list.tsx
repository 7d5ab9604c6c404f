import { momentText } from '#app/ui/moment.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { OpenSession } from '#server/services/accounts/sessions.ts';

const moment = momentText('medium');

const nameOf = ({ device }: OpenSession) => device ?? 'Un navegador que no conocemos';

/** Where the person is signed in, with a button to end each session but this one. */
export function SessionList(props: { sessions: OpenSession[]; outcome: Outcome | undefined }) {
  const { sessions, outcome } = props;
  return (
    <>
      {outcome && (
        <FocusOnMount>
          <OutcomeAlert outcome={outcome} />
        </FocusOnMount>
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
              <EndSessionButton which={session.id}>
                Cerrar<span className="visually-hidden"> {nameOf(session)}</span>
              </EndSessionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="session-others">
          <EndSessionButton which="others">Cerrar todas las demás</EndSessionButton>
        </div>
      )}
    </>
  );
}

function EndSessionButton(props: { which: string; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="session" value={props.which} />
      <SubmitButton intent="end-session" small>
        {props.children}
      </SubmitButton>
    </Form>
  );
}
