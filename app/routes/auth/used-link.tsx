import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { AuthCard } from './auth-card.tsx';

/** Where a mailed link leads that has nothing to ask any more: why, and the way on. */
export function UsedLink(props: {
  back: { href: string; label: string };
  words: { title: string; message: string };
  /** It came of a press: the person goes on from here. */
  isAnswer: boolean;
  /** Where another one is asked for. */
  again?: { href: string; label: string };
}) {
  const { words, again } = props;
  const message = <p>{words.message}</p>;
  return (
    <AuthCard back={props.back} title={words.title}>
      <div className="auth-outcome">
        {props.isAnswer ? <FocusOnMount>{message}</FocusOnMount> : message}
        {again && (
          <p>
            <ButtonLink look="primary" href={again.href}>
              {again.label}
            </ButtonLink>
          </p>
        )}
      </div>
    </AuthCard>
  );
}
