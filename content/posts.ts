import { z } from 'zod';
import { readMarkdown, type MarkdownFile } from './markdown/read-markdown.ts';
import { pages } from './site-map.ts';

export const postCategories = [
  'Producción',
  'Voz y grabación',
  'Derechos',
  'Lanzamientos',
  'Imagen y video',
  'Carrera',
] as const;

export type PostCategory = (typeof postCategories)[number];

const postHead = z.strictObject({
  title: z.string().min(10).max(68),
  excerpt: z.string().min(90).max(155),
  category: z.enum(postCategories),
  date: z.iso.date(),
  author: z.enum([
    'Equipo de producción',
    'Equipo audiovisual',
    'Equipo de manejo',
    'Equipo de distribución',
  ]),
});

export type Post = z.infer<typeof postHead> &
  Pick<MarkdownFile, 'blocks' | 'words'> & { slug: string; path: string; minutes: number };

const wordsPerMinute = 200;

const files = import.meta.glob<string>('./posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The articles of the blog, newest first. Server only: their texts are long. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([file, source]) => {
    const name = file.slice('./posts/'.length, -'.md'.length);
    const { head, ...text } = readMarkdown(source);
    return {
      ...postHead.parse(head),
      ...text,
      slug: name,
      path: `${pages.blog.path}/${name}`,
      minutes: Math.ceil(text.words / wordsPerMinute),
    };
  })
  .sort((one, other) => other.date.localeCompare(one.date));
