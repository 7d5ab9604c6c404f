import { slug } from './slug.ts';

/** Where the picture of a page's link stands; the build draws it. */
export const socialImagePath = (path: string): string => `/og/${slug(path) || 'inicio'}.png`;
