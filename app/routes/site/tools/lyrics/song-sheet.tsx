import type { Sample } from './read-sample.ts';
import './song-sheet.css';

/** A song as it came out: rhyme letter, and one stroke a syllable. */
export function SongSheet({ sample: { title, stanzas } }: { sample: Sample }) {
  const verses = stanzas.flatMap((stanza) => stanza.verses);
  const total = verses.reduce((sum, { syllables }) => sum + syllables, 0);
  return (
    <div className="song-sheet">
      <div className="song-title">
        <p className="song-name">{title}</p>
        <p className="measure">
          {verses.length} versos, {total} sílabas
        </p>
      </div>
      {stanzas.map(({ name, verses: lines }, at) => (
        <div key={at} className="stanza">
          <p className="label">{name}</p>
          <ul>
            {lines.map((verse) => (
              <VerseLine key={verse.text} {...verse} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const VerseLine = ({ letter, text, syllables }: Sample['stanzas'][number]['verses'][number]) => (
  <li className="verse">
    {letter === '-' ? (
      <span className="rhyme" aria-hidden="true" />
    ) : (
      <span className={`rhyme rhyme-${letter.toUpperCase()}`}>
        <span className="visually-hidden">Rima </span>
        {letter.toUpperCase()}
      </span>
    )}
    <span>{text}</span>
    <span className="verse-count measure">
      <svg width={syllables * 6} height="10" aria-hidden="true">
        <path d={Array.from({ length: syllables }, (_, k) => `M${k * 6 + 3} 0v10`).join('')} />
      </svg>
      {syllables}
      <span className="visually-hidden"> sílabas</span>
    </span>
  </li>
);
