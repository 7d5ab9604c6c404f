import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';

/** How things stand with the second step (no codes at all: it is off), and the way to its page. */
export function TwoFactorRow({ recoveryCodesLeft }: { recoveryCodesLeft: number | null }) {
  const isOn = recoveryCodesLeft !== null;
  return (
    <ul className="panel-rows settings-row">
      <li>
        <div>
          <p className="panel-row-name">{isOn ? 'Activada' : 'Desactivada'}</p>
          <p>
            {isOn
              ? `Tu contraseña y un código de tu aplicación. ${codesLeft(recoveryCodesLeft)}`
              : 'Además de la contraseña, un código de tu teléfono. Con una contraseña robada no basta para entrar.'}
          </p>
        </div>
        <Link
          to={href('/dashboard/ajustes/seguridad/dos-pasos')}
          className={buttonClass({ small: true })}
        >
          {isOn ? 'Administrar' : 'Activar'}
        </Link>
      </li>
    </ul>
  );
}

export function codesLeft(count: number): string {
  if (count === 0) return 'No te quedan códigos de recuperación.';
  return count === 1
    ? 'Te queda 1 código de recuperación.'
    : `Te quedan ${count} códigos de recuperación.`;
}
