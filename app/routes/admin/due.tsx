import { dueText } from './due-text.ts';

/** How long there is to answer, or since when it is late. */
export function Due(props: { receivedAt: Date; now: Date }) {
  const { text, isLate } = dueText(props.receivedAt, props.now);
  return <span className={isLate ? 'due due-late' : 'due'}>{text}</span>;
}
