import type { Post } from '#content/posts.ts';

const most = 3;

/** What to read after `post`: its own category first, then the newest. `posts` come newest first. */
export function relatedPosts<Known extends Pick<Post, 'slug' | 'category'>>(
  posts: readonly Known[],
  post: Known,
): Known[] {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const [near, far] = [true, false].map((isNear) =>
    others.filter(({ category }) => (category === post.category) === isNear),
  );
  return [...(near ?? []), ...(far ?? [])].slice(0, most);
}
