import { offers } from '#content/catalogue.ts';
import { distribution as words } from '#content/services/distribution.ts';
import './dial.css';

/** The part of the scale that the dial shows, in percent of royalties. */
const lowest = 60;
const highest = 100;
const at = (percent: number) => `${((percent - lowest) / (highest - lowest)) * 100}%`;

const marks = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
const plans = offers.distribution.packages;

/** The plans on the dial of a radio: what part of the royalties each one leaves the artist. */
export const Dial = () => (
  <div className="dial">
    <p className="measure">{words.dial}</p>
    <svg className="dial-scale" width="100%" height="112" aria-hidden="true">
      {marks.map((percent) => (
        <line key={percent} x1={at(percent)} x2={at(percent)} y1="64" y2={percent % 5 ? 74 : 88} />
      ))}
      {plans.map((plan) => (
        <g key={plan.id} className={'comingSoon' in plan ? 'dial-soon' : undefined}>
          <line
            className="dial-needle"
            x1={at(plan.royalties)}
            x2={at(plan.royalties)}
            y1="46"
            y2="112"
          />
          <text x={at(plan.royalties)} y="32">
            {plan.royalties} %
          </text>
        </g>
      ))}
    </svg>
    <svg className="dial-leads" width="100%" height="44" aria-hidden="true">
      {plans.map((plan, index) => (
        <line
          key={plan.id}
          className={'comingSoon' in plan ? 'dial-needle dial-soon' : 'dial-needle'}
          x1={at(plan.royalties)}
          y1="0"
          x2={`${((index + 0.5) / plans.length) * 100}%`}
          y2="44"
        />
      ))}
    </svg>
  </div>
);
