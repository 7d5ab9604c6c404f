import { useId, type ComponentProps, type ReactNode } from 'react';
import { beginHere, FieldMessages } from './field.tsx';
import { useFieldError } from './field-error.ts';
import './segmented.css';

type Option = { value: string; label: string; detail?: string; disabled?: boolean };

/** A group of radio buttons drawn as buttons. `inputProps` reach every radio. */
export function Segmented(props: {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
  inputProps?: Omit<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'defaultChecked'>;
}) {
  const id = useId();
  const hintId = props.hint ? `${id}-hint` : undefined;
  const { error, onChange } = useFieldError(props.error);
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      onChange={onChange}
    >
      <legend className="field-label">{props.legend}</legend>
      <div className="segmented">
        {props.options.map((option, index) => (
          <label key={option.value}>
            <input
              {...(error && index === 0 && { ...beginHere, 'data-invalid': '' })}
              {...props.inputProps}
              type="radio"
              name={props.name}
              value={option.value}
              disabled={option.disabled}
              defaultChecked={option.value === props.defaultValue}
            />
            <span className="segment">
              {option.label}
              {option.detail && <small>{option.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages hint={props.hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  );
}
