import type { Post } from '#content/posts.ts';

/** What a list says of an article: everything but its text. */
export type PostSummary = Omit<Post, 'blocks' | 'words'>;

export function summaryOf(post: Post): PostSummary {
  const { slug, path, title, excerpt, category, date, author, minutes } = post;
  return { slug, path, title, excerpt, category, date, author, minutes };
}
