import { href } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { useConfirmation } from '#app/ui/confirmation.tsx';
import { pages } from '#content/site-map.ts';
import { AuthCard } from '../auth/auth-card.tsx';
import { handleNewsletter } from '../site/forms/handle-newsletter.ts';
import { NewsletterForm } from '../site/forms/newsletter-form.tsx';
import type { Route } from './+types/subscribe.ts';

export const handle = { static: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, pages.newsletter);

export const action = (args: Route.ActionArgs) => handleNewsletter(args, pages.newsletter.path);

export default function SubscribePage({ actionData }: Route.ComponentProps) {
  const isSent = useConfirmation() !== null;
  return (
    <AuthCard
      back={{ href: pages.blog.path, label: 'Volver al blog' }}
      title="El boletín de la cordillera"
    >
      {!isSent && (
        <p>
          Una vez al mes, algo que sirva: en la sala, en los papeles o en el lanzamiento. Sales con
          un clic cuando quieras.
        </p>
      )}
      <NewsletterForm path={pages.newsletter.path} look="primary" outcome={actionData} />
      <p className="auth-ways">
        <a href={href('/boletin/baja')}>¿Quieres salir?</a>
      </p>
    </AuthCard>
  );
}
