import { Button } from '#app/ui/button.tsx';

/** What stands in the form's place while the address waits for its owner. */
export function AwaitConfirmation({ email, sending }: { email: string; sending: boolean }) {
  return (
    <>
      <p>
        Te escribimos a <b>{email}</b>. Abre el enlace y vuelves acá con tu cuenta lista.
      </p>
      <p className="form-note">
        ¿No llegó? Mira en correo no deseado, o pídelo otra vez. El enlace sirve durante un día.
      </p>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" disabled={sending}>
        {sending ? 'Enviando enlace...' : 'Enviar el enlace otra vez'}
      </Button>
    </>
  );
}
