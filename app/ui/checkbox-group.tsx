import { useId, type ReactNode } from 'react';
import { FieldMessages } from './field.tsx';
import './checkbox.css';

/** Tick boxes under one question; its error is about all of them. */
export function CheckboxGroup(props: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `Checkbox`es; with an error, give them `aria-invalid`. */
  children: ReactNode;
}) {
  const id = useId();
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="field-label">{props.legend}</legend>
      <div className="checkbox-group">{props.children}</div>
      <FieldMessages hint={props.hint} error={props.error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}
