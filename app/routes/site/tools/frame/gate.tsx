import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { authPath } from '#app/ui/shell/auth-path.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import './gate.css';

export type GateTier = 'anonymous' | AccountTier;

const ranks: Readonly<Record<GateTier, number>> = { anonymous: 0, free: 1, pro: 2, enterprise: 3 };

/**
 * What an account of a tier may use, to whoever has it. To everybody else `sample`, real output that is blurred and out of reach,
 * under what opens it: an account for a visitor, Pro for whoever has one. Without a sample that stands alone, as a locked card.
 */
export function Gate(props: {
  tier: GateTier;
  needs: AccountTier;
  /** What is behind it, in a sentence. */
  text: string;
  /** Where somebody who signs up comes back to. */
  path: string;
  sample?: ReactNode;
  children?: ReactNode;
}) {
  const { tier, needs, text, path, sample, children } = props;
  if (ranks[tier] >= ranks[needs]) return children;
  return (
    <div className={sample ? 'gate' : 'gate gate-locked'}>
      {sample && (
        <div className="gate-sample" inert aria-hidden="true">
          {sample}
        </div>
      )}
      <div className="gate-prompt">
        <Lock />
        <p className="gate-title">{tier === 'anonymous' ? 'Regístrate gratis' : 'Upgrade a Pro'}</p>
        <p>{text}</p>
        {tier === 'anonymous' ? (
          <ButtonLink href={authPath(path, 'signup')}>Crear Cuenta</ButtonLink>
        ) : (
          <ButtonLink small href={href('/memberships')}>
            Ver Premium
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const Lock = () => (
  <svg className="gate-lock" viewBox="0 0 20 24" aria-hidden="true">
    <path d="M5 11V7a5 5 0 0 1 10 0v4" />
    <path className="gate-lock-body" d="M2 11h16v12H2z" />
    <path className="gate-lock-key" d="M10 15.5v3.5" />
  </svg>
);
