import './questions.css';

/** Questions that open one at a time. Addresses and `[words](/path)` in an answer are links. */
export function Questions(props: {
  name: string;
  items: readonly { question: string; answer: string }[];
}) {
  return (
    <div className="questions">
      {props.items.map(({ question, answer }) => (
        <details key={question} name={props.name}>
          <summary>{question}</summary>
          <Answer text={answer} />
        </details>
      ))}
    </div>
  );
}

/** Paragraphs, parted by a blank line. */
export const Answer = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ));

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)|(https:\/\/[^\s,;]+[^\s,;.])/g;

/** A text with its links. */
export function LinkedText({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(linkPattern)) {
    const [whole, words, path, address] = found;
    const href = path ?? address ?? '';
    parts.push(text.slice(end, found.index));
    parts.push(
      <a key={found.index} href={href}>
        {words ?? href.replace('https://', '')}
      </a>,
    );
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
