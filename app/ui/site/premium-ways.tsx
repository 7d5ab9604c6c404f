import { href } from 'react-router';
import { joinPremium } from '#content/join-premium.ts';
import { ButtonLink } from '../button.tsx';
import { authPath } from '../shell/auth-path.ts';
import { LaunchOffer } from './launch-offer.tsx';
import './premium-ways.css';

/** Where a member sees how it stands; a trial begins there too. */
const ownPage = href('/dashboard/membresia');

/**
 * A button for whoever is no member; a member's leads to their own page. Static pages know nobody: the script of the header
 * says how the membership of who reads stands (`data-premium`), and there is room for what it may say of each.
 */
export const PremiumLink = (props: { href: string; label: string; describedBy?: string }) => (
  <ButtonLink
    look="primary"
    href={props.href}
    data-join-href={props.href}
    data-member-href={ownPage}
    aria-describedby={props.describedBy}
  >
    <span className="premium-words">
      <span className="premium-join">{props.label}</span>
      <span className="premium-trialing">Seguir con Premium</span>
      <span className="premium-member premium-due">Ver mi membresía</span>
    </span>
  </ButtonLink>
);

/** The button that buys a month; under it the year, the trial, and what holds for who reads. */
export function PremiumWays({ noteId }: { noteId: string }) {
  const { month, year, trial, note } = joinPremium;
  return (
    <div className="premium-ways">
      <LaunchOffer />
      <PremiumLink {...month} describedBy={noteId} />
      <p className="premium-note premium-words" id={noteId}>
        <span className="premium-join">{note}</span>
        <span className="premium-trialing">
          Tu prueba va hasta el <Until />.
        </span>
        <span className="premium-member">
          Tu Premium va hasta el <Until />.
        </span>
        <span className="premium-due">
          Falta tu pago. Tienes hasta el <Until />.
        </span>
      </p>
      <p className="premium-more premium-words">
        <span className="premium-choice">
          <ButtonLink small href={year.href}>
            {year.label}
          </ButtonLink>
          <span className="premium-try">
            <ButtonLink small look="quiet" href={authPath(ownPage, 'signup')}>
              {trial.label}
            </ButtonLink>
          </span>
        </span>
        <span className="premium-member premium-due">
          Ahí ves tu plan, tus pagos y hasta cuándo va cada cosa.
        </span>
      </p>
    </div>
  );
}

const Until = () => <span data-premium-until />;
