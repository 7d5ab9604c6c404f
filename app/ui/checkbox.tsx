import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessages } from './field.tsx';
import './checkbox.css';

/** A tick box; its label is its children and may hold links. */
export function Checkbox({
  error,
  children,
  ...input
}: { error?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'>) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <div className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldMessages error={error} errorId={errorId} />
    </div>
  );
}
