import { useId, type ReactNode } from 'react';
import { InvalidGroup } from './checkbox.tsx';
import { FieldMessages } from './field.tsx';
import { useFieldError } from './field-error.ts';
import './checkbox.css';

/** Tick boxes under one question; its error is about all of them. */
export function CheckboxGroup(props: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `Checkbox`es. */
  children: ReactNode;
}) {
  const id = useId();
  const hintId = props.hint ? `${id}-hint` : undefined;
  const { error, onChange } = useFieldError(props.error);
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} onChange={onChange}>
      <legend className="field-label">{props.legend}</legend>
      <FieldMessages hint={props.hint} error={error} hintId={hintId} errorId={errorId} />
      <InvalidGroup value={Boolean(error)}>
        <div className="checkbox-group">{props.children}</div>
      </InvalidGroup>
    </fieldset>
  );
}
