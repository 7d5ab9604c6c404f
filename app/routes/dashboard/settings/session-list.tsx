import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { OpenSession } from '#server/services/accounts/sessions.ts';

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

const nameOf = ({ device }: OpenSession) => device ?? 'Un navegador que no conocemos';

/** Where the person is signed in, with a key to end each session but this one. */
export function SessionList({ sessions, sending }: { sessions: OpenSession[]; sending: boolean }) {
  return (
    <>
      <ul className="panel-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p className="panel-row-name">{nameOf(session)}</p>
              <p>
                {session.current ? 'Esta sesión' : `Desde ${moment.format(session.startedAt)}`}
                {session.ipAddress && `, IP ${session.ipAddress}`}
              </p>
            </div>
            {!session.current && (
              <EndKey which={session.id} sending={sending}>
                Cerrar<span className="visually-hidden"> {nameOf(session)}</span>
              </EndKey>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="session-others">
          <EndKey which="others" sending={sending}>
            Cerrar todas las demás
          </EndKey>
        </div>
      )}
    </>
  );
}

function EndKey(props: { which: string; sending: boolean; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={props.which} />
      <Button type="submit" small disabled={props.sending}>
        {props.children}
      </Button>
    </Form>
  );
}
