import type { Leader } from '#content/team.ts';
import { Portrait } from '#app/ui/art/portraits/portrait.tsx';
import { ExampleMark } from '#app/ui/site/example-mark.tsx';
import './leaders.css';

const networks = {
  tiktok: 'TikTok',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

/** Who answers for each area, behind the glass of the control room. */
export const Leaders = ({ leaders }: { leaders: readonly Leader[] }) => (
  <ul className="leaders">
    {leaders.map((leader) => (
      <li key={leader.id}>
        <div className="glass">
          <Portrait id={leader.id} />
        </div>
        <div className="leader">
          <h2>{leader.name}</h2>
          <p className="leader-role label">{leader.role}</p>
          <p className="leader-years">
            <span className="measure">{leader.experience}</span> {leader.demo && <ExampleMark />}
          </p>
          <p className="leader-text">{leader.description}</p>
          <Socials leader={leader} />
        </div>
      </li>
    ))}
  </ul>
);

/** Only the networks that the person has. */
function Socials({ leader }: { leader: Leader }) {
  const links = Object.entries(networks).flatMap(([key, name]) => {
    const href = leader.socials?.[key as keyof typeof networks];
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="leader-socials">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" aria-label={`${leader.name} en ${name}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
