import type { ReactNode } from 'react';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import './code-field.css';

/** A code of an authenticator app; a recovery code; or `any` of both. */
export function CodeField({ kind, error }: { kind: 'app' | 'recovery' | 'any'; error: ReactNode }) {
  const isApp = kind === 'app';
  return (
    <div className="code-field">
      <Field
        label={kind === 'recovery' ? 'Código de recuperación' : 'Código de tu aplicación'}
        hint={kind === 'any' && 'O un código de recuperación'}
        error={error}
      >
        <TextInput
          name="code"
          required
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
    </div>
  );
}
