import { dueText } from './due-text.ts';

/** How long there is left, or since when it is late. */
export function Due(props: { at: Date; now: Date }) {
  const { text, tone } = dueText(props.at, props.now);
  return <span className={`due due-${tone}`}>{text}</span>;
}
