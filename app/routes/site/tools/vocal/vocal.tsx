import { services, user } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { pageNumberOf } from '#app/routes/page-number.ts';
import { pages } from '#content/site-map.ts';
import type { Route } from './+types/vocal.ts';
import { OwnDocument } from '../frame/own-document.tsx';
import { readDesk } from './read-desk.ts';
import { VocalPage } from './vocal-page.tsx';
import { type VocalDesk, VocalTool } from './vocal-tool.tsx';
// Of the page for visitors, whose code no browser has.
import '../frame/drawn.css';
import '../frame/tool-picture.css';
import '#app/ui/site/fit.css';
import './listening-steps.css';
import './result/findings.css';
import './pitch-roll.css';
import './stays-inside.css';
import './voice-ranges.css';
import './vocal.css';

/** A visitor reads what it does; whoever is signed in has the tool, which alone may ask for the microphone. */
export const handle = {
  static: 'visitors',
  shell: 'app',
  needs: ({ desk }: { desk: VocalDesk | null }) => ({ microphone: desk !== null }),
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.vocal, above: [pages.tools] });

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(user);
  if (!actor) return { desk: null };
  return { desk: await readDesk(context.get(services), actor, pageNumberOf(request.url)) };
}

export default function Vocal({ loaderData: { desk } }: Route.ComponentProps) {
  if (desk) return <VocalTool desk={desk} />;
  return import.meta.env.SSR ? <VocalPage /> : <OwnDocument />;
}
