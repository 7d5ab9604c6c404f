import { sampleBrief, samples } from './samples.ts';
import './contact-sheet.css';

/** The frame that somebody marked with a wax pencil: the one that stays. */
const kept = 8;

/** Twelve covers of one song on a sheet, as photographers choose: side by side, pencil in hand. */
export const ContactSheet = () => (
  <ol className="contact-sheet">
    {samples.map((src, index) => {
      const frame = index + 1;
      return (
        <li key={src}>
          <div className="frame">
            <img
              src={src}
              alt={`«${sampleBrief.title}», de ${sampleBrief.artist}: propuesta ${frame}`}
              width="320"
              height="320"
              loading="lazy"
            />
            {frame === kept && <Ring />}
          </div>
          <p className="measure">
            {frame}
            {frame === kept && <span className="visually-hidden">, la escogida</span>}
          </p>
        </li>
      );
    })}
  </ol>
);

const Ring = () => (
  <svg className="wax" viewBox="0 0 300 300" aria-hidden="true">
    <path d="M24 6C110-22 280-20 310 60c16 60 12 150-8 206-40 48-230 50-284 16C-22 240-18 90-8 40 20-6 130-20 214-12" />
  </svg>
);
