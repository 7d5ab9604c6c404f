import type { ComponentProps } from 'react';
import './button.css';

type Shape = {
  /** `primary` is the amber button: one per view. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  /** Square, for one icon. Give the control an `aria-label`. */
  icon?: boolean;
};

/** The classes of a button, for a router `<Link>` that should look like one. */
export function buttonClass({
  look = 'secondary',
  small = false,
  icon = false,
}: Shape = {}): string {
  return [
    'button',
    look !== 'secondary' && `button-${look}`,
    small && 'button-small',
    icon && 'button-icon',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A button of the console. `type` is `button` unless the caller says `submit`. */
export function Button({
  look,
  small,
  icon,
  type = 'button',
  ...props
}: Shape & Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...props} type={type} className={buttonClass({ look, small, icon })} />;
}

/** A plain document link that looks like a button. */
export function ButtonLink({
  look,
  small,
  icon,
  ...props
}: Shape & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={buttonClass({ look, small, icon })} />;
}
