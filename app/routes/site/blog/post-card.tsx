import { longDate } from '#content/dates.ts';
import { slug as nameOf } from '#content/slug.ts';
import { PostFigure } from './figure/post-figure.tsx';
import type { PostSummary } from './post-summary.ts';
import './post-card.css';

/** An article in a list; all of it leads there. */
export function PostCard(props: { post: PostSummary; heading: 'h2' | 'h3'; isNewest?: boolean }) {
  const { post, heading: Heading, isNewest = false } = props;
  return (
    <article
      className={isNewest ? 'post-card post-card-newest' : 'post-card'}
      data-category={nameOf(post.category)}
    >
      <PostFigure post={post} />
      <div className="post-card-words">
        <p className="post-card-category label">
          {post.category}
          {isNewest && <span className="post-card-flag">Lo más nuevo</span>}
        </p>
        <Heading>
          <a href={post.path}>{post.title}</a>
        </Heading>
        <p>{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** When it came out and how long it takes to read: a block for each minute. */
export const PostFacts = ({ post }: { post: Pick<PostSummary, 'date' | 'minutes'> }) => (
  <p className="post-facts measure">
    <time dateTime={post.date}>{longDate(post.date)}</time>
    <span className="post-minutes">
      <svg viewBox={`0 0 ${post.minutes * 9} 10`} aria-hidden="true">
        <path d={`M0 5h${post.minutes * 9}`} strokeWidth="10" strokeDasharray="6 3" />
      </svg>
      {post.minutes} min<span className="visually-hidden"> de lectura</span>
    </span>
  </p>
);
