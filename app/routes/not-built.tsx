import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** A page whose guard already answers and whose content is still being built, and says so. */
export function NotBuilt(props: { title: string; children: string }) {
  return (
    <div className="wrap not-built">
      <h1>{props.title}</h1>
      <EmptyState
        title="Esta página se está construyendo"
        action={<ButtonLink href="/dashboard">Ir a mi dashboard</ButtonLink>}
      >
        {props.children}
      </EmptyState>
    </div>
  );
}
