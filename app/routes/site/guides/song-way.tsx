import type { GuideFacts } from './guide-facts.ts';
import './song-way.css';

/** The guides as the marks of one rule, in the order in which a song needs them. */
export function SongWay({ guides }: { guides: readonly GuideFacts[] }) {
  return (
    <nav aria-label="Las guías, en orden">
      <ol className="song-way">
        {guides.map(({ slug, topic, step }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              <span className="measure">{step}</span>
              {topic}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
