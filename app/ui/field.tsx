import { createContext, useContext, useId, type ReactNode } from 'react';
import { useFieldError } from './field-error.ts';
import './field.css';

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<Wiring | null>(null);

/** One labelled control with its hint and its error, wired for assistive technology. */
export function Field(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** One `TextInput`, `TextArea`, `Select` or `PasswordInput`. */
  children: ReactNode;
}) {
  const id = useId();
  const hintId = props.hint ? `${id}-hint` : undefined;
  const { error, onChange } = useFieldError(props.error);
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field" onChange={onChange}>
      <label className="field-label" htmlFor={id}>
        {props.label}
        {props.optional && <span className="field-optional"> (opcional)</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
        {props.children}
      </FieldContext>
      <FieldMessages hint={props.hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  );
}

/** For the control of a form that was refused without script: the person goes on where the fault is. */
export const beginHere = { autoFocus: true };

/** The error and the hint under a control or a group. */
export function FieldMessages(props: {
  hint?: ReactNode;
  error?: ReactNode;
  hintId?: string | undefined;
  errorId?: string | undefined;
}) {
  return (
    <>
      {props.error && (
        <p className="field-error" id={props.errorId}>
          {props.error}
        </p>
      )}
      {props.hint && (
        <p className="field-hint" id={props.hintId}>
          {props.hint}
        </p>
      )}
    </>
  );
}

/** The attributes that tie a control to the `Field` around it. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  return {
    id: field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? (true as const) : undefined,
    // A page that came with an error begins where it is, before any script.
    autoFocus: field?.invalid ? true : undefined,
  };
}
