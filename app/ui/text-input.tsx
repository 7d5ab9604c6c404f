import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...useFieldControl()} {...props} className="input" />;
}
