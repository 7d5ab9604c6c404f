import { isComing } from '#content/tool-openings.ts';
import { memberships } from '#content/memberships.ts';
import { pages } from '#content/site-map.ts';
import { ComingTag } from '#app/ui/site/coming-tag.tsx';
import { LinkedText } from '#app/ui/site/questions.tsx';
import './benefits.css';

/** What the pass opens, zone by zone. What cannot be used yet says so. */
export const Benefits = () => (
  <div className="zones">
    {memberships.zones.map(({ name, benefits }, index) => (
      <section key={name} className="zone" aria-labelledby={`zona-${index + 1}`}>
        <h3 id={`zona-${index + 1}`}>
          <span className="zone-number" aria-hidden="true">
            {index + 1}
          </span>
          {name}
        </h3>
        <ul>
          {benefits.map(({ name: benefit, text, page }) => (
            <li key={benefit}>
              <p className="zone-benefit">
                {page ? <a href={pages[page].path}>{benefit}</a> : benefit}
                {page && isComing(page) && <ComingTag />}
              </p>
              <p>
                <LinkedText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
