import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts.ts';

const post = (slug: string, category: 'Derechos' | 'Carrera') => ({ slug, category });
const posts = [
  post('e', 'Carrera'),
  post('d', 'Carrera'),
  post('c', 'Derechos'),
  post('b', 'Derechos'),
  post('a', 'Derechos'),
];

test('the same category first, then the newest, and never the article itself', () => {
  const after = (slug: string, category: 'Derechos' | 'Carrera') =>
    relatedPosts(posts, post(slug, category)).map((one) => one.slug);
  expect(after('b', 'Derechos')).toEqual(['c', 'a', 'e']);
  expect(after('d', 'Carrera')).toEqual(['e', 'c', 'b']);
});
