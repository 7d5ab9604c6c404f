import { Form } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { User } from '#server/services/users/read-user.ts';

const moment = momentText('medium');

/** Where the person is signed in, with a button to end each session, and all. */
export function UserSessions({ sessions }: { sessions: User['sessions'] }) {
  if (sessions.length === 0) return <p className="desk-panel-body">No tiene sesiones abiertas.</p>;
  return (
    <>
      <ul className="panel-rows">
        {sessions.map(({ id, device, seenAt }) => {
          const name = device ?? 'Un navegador que no conocemos';
          return (
            <li key={id}>
              <div>
                <p className="panel-row-name">{name}</p>
                <p>Vista por última vez: {moment(seenAt)}</p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="session" value={id} />
                <SubmitButton intent="end-session" small>
                  Cerrar<span className="visually-hidden"> {name}</span>
                </SubmitButton>
              </Form>
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset className="user-end-all">
          <input type="hidden" name="session" value="all" />
          <SubmitButton intent="end-session" small>
            Cerrar todas
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
