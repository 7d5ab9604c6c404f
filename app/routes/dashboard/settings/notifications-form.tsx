import { href } from 'react-router';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { marketingConsent } from '#content/marketing-consent.ts';
import type { NotificationPreferences } from '#packages/account/src/index.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });

/** Which mails the person receives besides those that the account itself needs. */
export function NotificationsForm(props: {
  wanted: NotificationPreferences;
  /** When the person agreed to marketing; null while they do not. */
  agreedAt: string | null;
  outcome: Outcome | undefined;
}) {
  const { wanted, agreedAt, outcome } = props;
  const isTicked = (field: string, stored: boolean) =>
    outcome ? outcome.values[field] === 'on' : stored;
  return (
    <OutcomeForm outcome={outcome}>
      <div>
        <Checkbox
          name="email_notifications"
          defaultChecked={isTicked('email_notifications', wanted.emailNotifications)}
          hint="Sin esta marca no te escribimos ninguno de los de abajo."
        >
          Quiero recibir avisos por correo
        </Checkbox>
        <Checkbox
          name="project_updates"
          defaultChecked={isTicked('project_updates', wanted.projectUpdates)}
          hint="Con el enlace para oírla, o con lo que hay que arreglar. Lo que pasa en las plataformas va junto, en un solo correo."
        >
          Cuéntame cuando una canción quede lista, salga en una plataforma o falle
        </Checkbox>
        <Checkbox
          name="marketing"
          defaultChecked={isTicked('marketing', wanted.marketing)}
          hint={
            <>
              Hoy no enviamos ninguno de estos correos. Cuando empecemos, cada uno traerá cómo dejar
              de recibirlo.{' '}
              {agreedAt
                ? `Diste tu permiso el ${day.format(new Date(agreedAt))} y puedes retirarlo acá cuando quieras.`
                : 'Si das tu permiso, puedes retirarlo acá cuando quieras.'}{' '}
              Así cuidamos tus datos:{' '}
              <NewTabLink href={href('/politica-privacidad')}>
                política de tratamiento de datos
              </NewTabLink>
              .
            </>
          }
        >
          {marketingConsent}
        </Checkbox>
      </div>
      <p className="quiet">
        Los correos de tu cuenta siempre llegan: confirmar tu dirección, recuperar o cambiar tu
        contraseña, eliminar la cuenta. Sin ellos no podrías protegerla.
      </p>
      <SubmitButton intent="notifications" busy="Guardando avisos...">
        Guardar avisos
      </SubmitButton>
    </OutcomeForm>
  );
}
