import { Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { User } from '#server/services/users/read-user.ts';

/** Lets the person into the staff, or out of it. `isAsked`: whether it is meant stands as a question. */
export function StaffForm(props: {
  user: User;
  outcome: Outcome | undefined;
  here: string;
  isAsked: boolean;
}) {
  const { user, outcome, here, isAsked } = props;
  const intent = user.isStaff ? 'revoke-staff' : 'grant-staff';
  return (
    <OutcomeForm outcome={outcomeOf(outcome, intent)}>
      <p>
        {user.isStaff
          ? 'Es del equipo: ve los mensajes, las propuestas y las cuentas.'
          : 'No es del equipo. Quien lo es ve los mensajes, las propuestas y las cuentas.'}
      </p>
      {isAsked ? (
        <>
          <p className="desk-question">
            {user.isStaff ? '¿Sacarla del equipo?' : '¿Sumarla al equipo?'}
          </p>
          <div className="desk-buttons">
            <SubmitButton intent={intent} look="danger" small busy="Guardando...">
              {user.isStaff ? 'Sí, sacar' : 'Sí, sumar'}
            </SubmitButton>
            <Link to={here} className={buttonClass({ small: true })} preventScrollReset replace>
              No
            </Link>
          </div>
        </>
      ) : (
        <div className="desk-buttons">
          <Link
            to={`${here}?equipo`}
            className={buttonClass({ small: true })}
            preventScrollReset
            replace
          >
            {user.isStaff ? 'Sacar del equipo' : 'Sumar al equipo'}
          </Link>
        </div>
      )}
    </OutcomeForm>
  );
}
