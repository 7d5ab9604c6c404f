import { hero, stats } from '#content/home.ts';
import type { Work } from '#content/portfolio.ts';
import { premiumPlace } from '#content/premium-place.ts';
import { Orion } from '#app/ui/art/orion.tsx';
import { Ridge } from '#app/ui/art/ridge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Rule } from '#app/ui/shell/rule.tsx';
import { Stats } from '#app/ui/site/stats.tsx';
import { ArtistsSection } from './home-artists.tsx';
import { ContactSection } from './home-contact.tsx';
import { ServicesRack } from './home-services.tsx';
import '#app/ui/site/fit.css';
import './home.css';

const premium = premiumPlace(false);

/** The home page: what a visitor meets first. `heard` is what can be played on it. */
export function HomePage(props: { heard: readonly Work[]; outcome: Outcome | undefined }) {
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <p className="badge-line measure">{hero.badge}</p>
          <Headline />
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <ButtonLink look="primary" href={premium.href} data-own-place>
              {premium.label}
            </ButtonLink>
            <ButtonLink href={hero.secondary.href}>{hero.secondary.label}</ButtonLink>
          </div>
        </div>
        <Ridge>
          <Orion />
          <span className="peak peak-monserrate measure">
            Monserrate
            <br />
            3152 m
          </span>
          <span className="peak peak-guadalupe measure">
            Guadalupe
            <br />
            3317 m
          </span>
        </Ridge>
        <div className="wrap">
          <Rule />
          <Stats items={stats} />
        </div>
      </section>
      <ServicesRack />
      <ArtistsSection works={props.heard} />
      <ContactSection outcome={props.outcome} />
    </>
  );
}

/** Every line fills the same width through the width axis alone; home.css holds the widths. */
function Headline() {
  return (
    <h1 className="fit">
      <span className="fit-1">Tu música</span> <span className="fit-2">2600 metros</span>{' '}
      <span className="fit-3">
        <span className="fit-3a">más cerca de</span> <span className="fit-3b">las estrellas</span>
      </span>
    </h1>
  );
}
