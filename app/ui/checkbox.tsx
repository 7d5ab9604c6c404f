import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { beginHere, FieldMessages } from './field.tsx';
import { useFieldError } from './field-error.ts';
import './checkbox.css';

/** Whether the group around a tick box is refused as a whole. */
export const InvalidGroup = createContext(false);

/** A tick box; its label is its children and may hold links. */
export function Checkbox({
  hint,
  error: given,
  children,
  ...input
}: { hint?: ReactNode; error?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'id'
>) {
  const id = useId();
  const isGroupInvalid = use(InvalidGroup);
  const { error, onChange } = useFieldError(given);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field" onChange={onChange}>
      <div className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          {...(error && beginHere)}
          aria-invalid={error || isGroupInvalid ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldMessages hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}
