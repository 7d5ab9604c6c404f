import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...useFieldControl()} {...props} className="input" />;
}
