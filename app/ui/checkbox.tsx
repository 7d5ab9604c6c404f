import { useId, type ComponentProps, type ReactNode } from 'react';
import { beginHere, FieldMessages } from './field.tsx';
import './checkbox.css';

/** A tick box; its label is its children and may hold links. */
export function Checkbox({
  hint,
  error,
  children,
  ...input
}: { hint?: ReactNode; error?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'id'
>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <div className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          {...(error && beginHere)}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldMessages hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
