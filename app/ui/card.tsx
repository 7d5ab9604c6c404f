import type { ComponentProps } from 'react';
import './card.css';

export function Card(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className="card" />;
}
