import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { OpenSession } from '#server/services/accounts/sessions.ts';
import { deviceName } from './device-name.ts';

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** Where the person is signed in, with a key to end each session but this one. */
export function SessionList({ sessions, sending }: { sessions: OpenSession[]; sending: boolean }) {
  return (
    <>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p className="session-device">{deviceName(session.userAgent)}</p>
              <p>
                {session.current ? 'Esta sesión' : `Desde ${moment.format(session.startedAt)}`}
                {session.ipAddress && `, IP ${session.ipAddress}`}
              </p>
            </div>
            {!session.current && (
              <EndKey which={session.id} sending={sending} small>
                Cerrar<span className="visually-hidden"> {deviceName(session.userAgent)}</span>
              </EndKey>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <EndKey which="others" sending={sending}>
          Cerrar todas las demás
        </EndKey>
      )}
    </>
  );
}

function EndKey(props: { which: string; sending: boolean; small?: boolean; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end-session" />
      <input type="hidden" name="session" value={props.which} />
      <Button type="submit" small={props.small ?? false} disabled={props.sending}>
        {props.children}
      </Button>
    </Form>
  );
}
