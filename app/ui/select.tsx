import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import './select.css';

/** A native select; the options are its children. */
export function Select(props: Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'size'>) {
  return <select {...useFieldControl()} {...props} className="input select" />;
}
