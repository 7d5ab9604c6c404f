import type { Testimonial } from '#content/testimonials.ts';
import './voices.css';

/** What people say of the plan. A voice that we made up says so. */
export const Voices = ({ voices }: { voices: readonly Testimonial[] }) => (
  <ul className="voices">
    {voices.map(({ text, name, role, demo }) => (
      <li key={name}>
        <figure>
          <blockquote>
            <p>«{text}»</p>
          </blockquote>
          <figcaption>
            <strong>{name}</strong>
            {demo && <span className="voice-demo measure">Ejemplo</span>}
            <span className="voice-role">{role}</span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
