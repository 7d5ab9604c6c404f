import type { Config } from '@react-router/dev/config';
import { staticPaths } from './content/site-map.ts';

export default {
  ssr: true,
  prerender: [...staticPaths],
} satisfies Config;
