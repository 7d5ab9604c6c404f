import { z } from 'zod';
import { brandSchema } from './brand-schema.ts';
import { brand } from './brand.ts';
import { offers } from './catalogue.ts';
import { faq } from './faq.ts';
import { stats as homeStats } from './home.ts';
import { stats as portfolioStats, works } from './portfolio.ts';
import * as schemas from './schemas.ts';
import { pages } from './site-map.ts';
import { arrivalsTo } from './staff-notices.ts';
import { stories } from './stories.ts';
import { areas, leaders } from './team.ts';
import { testimonials } from './testimonials.ts';
import { tools } from './tools.ts';
import { transferWayFaults } from './transfer-ways-faults.ts';
import { transferWays } from './transfer-ways.ts';

/** Refuses to build a site on content that is wrong, and names the file and the field. */
export function checkContent(): void {
  const kinds: [string, z.ZodType, unknown][] = [
    ['brand', brandSchema, brand],
    ['site-map', z.record(z.string(), schemas.page), pages],
    ['catalogue', z.record(z.string(), schemas.offer), offers],
    ['home', z.array(schemas.stat), homeStats],
    ['portfolio', z.array(schemas.stat), portfolioStats],
    ['portfolio', schemas.works, works],
    ['staff-notices', z.array(z.email()).min(1), arrivalsTo],
    ['stories', schemas.stories, stories],
    ['team', schemas.leaders, leaders],
    ['team', schemas.areas, areas],
    ['testimonials', schemas.testimonials, testimonials],
    ['faq', schemas.faq, faq],
    ['tools', schemas.tools, tools],
  ];
  const faults = kinds.flatMap(([file, schema, value]) =>
    (schema.safeParse(value).error?.issues ?? []).map(
      ({ path, message }) => `content/${file}.ts: ${path.join('.')}: ${message}`,
    ),
  );
  // Operators change this one: they read what it accepts.
  faults.push(
    ...transferWayFaults(transferWays).map((fault) => `content/transfer-ways.ts: ${fault}`),
  );
  if (faults.length === 1) throw new Error(faults[0]);
  if (faults.length > 1) throw new Error(`El contenido no sirve:\n${faults.join('\n')}`);
}
