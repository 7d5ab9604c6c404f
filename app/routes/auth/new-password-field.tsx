import { useEffect, useRef, useState, type ReactNode } from 'react';
import { href } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { useFieldError } from '#app/ui/field-error.ts';
import { Meter } from '#app/ui/meter.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import type { Estimate, GuessLists } from '#packages/password-strength/src/index.ts';

const levels = [
  'Contraseña muy débil: la adivinan en segundos. Alárgala con otra palabra.',
  'Contraseña débil: la adivinan en minutos. Alárgala con otra palabra.',
  'Regular: alárgala con otra palabra',
  'Buena',
  'Muy buena',
] as const;

/** A password that is being chosen, with a needle that says how hard it is to guess. */
export function NewPasswordField({
  label = 'Contraseña',
  error,
}: {
  label?: string;
  error: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  // What was typed before the page came to life.
  useEffect(() => setPassword(input.current?.value ?? ''), []);
  const estimate = useEstimate(password !== '');
  const strength = password === '' ? undefined : estimate?.(password);
  // A refused password has its reason shown, until another is typed.
  const refusal = useFieldError(error);
  return (
    <div className="new-password" onChange={refusal.onChange}>
      <Field label={label} hint="Mínimo 6 caracteres" error={error}>
        <PasswordInput
          ref={input}
          name="password"
          autoComplete="new-password"
          required
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <div className="strength" role="status">
        {strength !== undefined && !refusal.error && (
          <>
            <Meter value={(strength + 1) * 20} />
            <p className={strength < 2 ? 'weak' : undefined}>
              {strength > 1 && (
                <span className="visually-hidden">Seguridad de la contraseña: </span>
              )}
              {levels[strength]}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The estimate comes with the first character; on a network that loses it the field works without. */
function useEstimate(wanted: boolean): Estimate | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isGone = false;
    const load = async () => {
      const [{ createEstimate }, response] = await Promise.all([
        import('#packages/password-strength/src/index.ts'),
        fetch(href('/auth/claves-comunes.json')),
      ]);
      if (!response.ok) throw new Error(`The guess lists answered ${response.status}`);
      const loaded = createEstimate((await response.json()) as GuessLists);
      if (!isGone) setEstimate(() => loaded);
    };
    load().catch((error: unknown) => console.warn('No password meter:', error));
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return estimate;
}
