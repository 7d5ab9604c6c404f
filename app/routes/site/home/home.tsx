import { href } from 'react-router';
import { services, testMode, anonymous } from '#app/context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { organization, pageHead } from '#app/page-head.ts';
import { confirmationId } from '#app/ui/notice.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { withoutDemo } from '#content/demo.ts';
import { works } from '#content/portfolio.ts';
import { pages } from '#content/site-map.ts';
import { contactSchema } from '#packages/contact/src/index.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { handleMessage, sentNotice } from '../forms/handle-message.ts';
import type { Route } from './+types/home.ts';
import { HomePage } from './home-page.tsx';

export const handle = {
  static: true,
  needs: ({ heard }: Route.ComponentProps['loaderData']) => ({
    players: heard.map(({ player }) => player),
  }),
} satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const heard = withoutDemo(works, context.get(testMode)).slice(0, 3);
  return { heard };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { ...pages.home, about: [organization(matches)] });

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readTextFields(request);
  const actor = context.get(anonymous);
  return handleMessage(
    { context, request },
    form,
    contactSchema,
    `${href('/')}#${confirmationId}`,
    async (contact) =>
      sentNotice(
        await submitMessage(context.get(services), actor, {
          table: 'contacts',
          written: { ...contact, page: pages.home.path },
        }),
      ),
  );
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage heard={loaderData.heard} outcome={actionData} />;
}
