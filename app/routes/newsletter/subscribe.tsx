import { services } from '#app/context.ts';
import { pageHead } from '#app/page-head.ts';
import { readTextFields } from '#app/text-fields.ts';
import { pages } from '#content/site-map.ts';
import { newsletterSchema } from '#packages/contact/src/index.ts';
import { subscribe } from '#server/services/newsletter/subscribe.ts';
import { AuthCard } from '../auth/auth-card.tsx';
import { answerMessage } from '../site/forms/answer-message.ts';
import { NewsletterForm } from '../site/forms/newsletter-form.tsx';
import { visitorOf } from '../site/forms/visitor.ts';
import type { Route } from './+types/subscribe.ts';

export const handle = { static: true };

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, pages.newsletter);

export async function action({ context, request }: Route.ActionArgs) {
  return answerMessage(
    context,
    await readTextFields(request),
    newsletterSchema,
    pages.newsletter.path,
    (fields) => subscribe(context.get(services), visitorOf(context, request), fields),
    'newsletter-asked',
  );
}

export default function SubscribePage({ actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      back={{ href: pages.blog.path, label: 'Volver al blog' }}
      title="El boletín de la cordillera"
    >
      <p>
        Una vez al mes, algo que sirva: en la sala, en los papeles o en el lanzamiento. Sales con un
        clic cuando quieras.
      </p>
      <NewsletterForm outcome={actionData} />
    </AuthCard>
  );
}
