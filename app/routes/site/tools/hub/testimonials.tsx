import type { Testimonial } from '#content/testimonials.ts';
import { DrawnTag } from '../frame/drawn.tsx';
import './testimonials.css';

/** What people say of the tools, each on a line of its own. */
export const Testimonials = ({ items }: { items: readonly Testimonial[] }) => (
  <ul className="voices">
    {items.map(({ text, name, role, demo }) => (
      <li key={name}>
        <figure>
          <blockquote>«{text}»</blockquote>
          <figcaption>
            <span>
              <b>{name}</b>
              <br />
              {role}
            </span>
            {demo && <DrawnTag>Ejemplo</DrawnTag>}
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
