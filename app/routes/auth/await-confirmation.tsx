import { SubmitKey } from '#app/ui/submit-key.tsx';

/** What stands in the form's place while the address waits for its owner. */
export function AwaitConfirmation({ email }: { email: string }) {
  return (
    <>
      <p>
        Te escribimos a <b>{email}</b>. Abre el enlace, confirma y vuelves acá con tu cuenta lista.
      </p>
      <p className="form-note">
        ¿No llegó? Mira en correo no deseado, o pídelo otra vez. El enlace sirve durante un día.
      </p>
      <input type="hidden" name="email" value={email} />
      <SubmitKey intent="resend" busy="Enviando enlace...">
        Enviar el enlace otra vez
      </SubmitKey>
    </>
  );
}
