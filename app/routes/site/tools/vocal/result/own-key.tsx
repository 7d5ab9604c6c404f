import {
  type Analysis,
  keyName,
  leastDoubt,
  noteName,
  percent,
} from '#packages/vocal/src/index.ts';
import './own-key.css';

/** The song in the keys that suit its singer best. */
export function OwnKey({ analysis: { transpositions } }: { analysis: Analysis }) {
  return (
    <ol className="own-key">
      {transpositions.map(({ shift, key, low, high, insideTessitura }) => (
        <li key={shift}>
          <p className="own-key-name">{key ? keyName(key) : shiftWords(shift)}</p>
          <p>
            {key && `${shiftWords(shift)}. `}
            De {noteName(low, key)} a {noteName(high, key)}.
          </p>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="8" className="held-track" />
            <rect width={100 * insideTessitura} height="8" className="held-level" />
          </svg>
          <p className="measure">{percent(insideTessitura)} en tu zona cómoda</p>
        </li>
      ))}
    </ol>
  );
}

function shiftWords(shift: number): string {
  if (shift === 0) return 'Como la cantaste';
  const count = Math.abs(shift);
  return `${count} ${count === 1 ? 'semitono' : 'semitonos'} más ${shift < 0 ? 'abajo' : 'arriba'}`;
}

/** What the suggestion rests on: a melody alone, and the notes of one take. */
export const OwnKeyNote = ({ analysis: { keys } }: { analysis: Analysis }) => {
  const [key, second] = keys;
  const isDoubtful = key && second && second.confidence >= leastDoubt;
  return (
    <p className="own-key-note">
      {isDoubtful &&
        `La tonalidad sale de la melodía sola: puede ser ${keyName(key)} o ${keyName(second)}. `}
      La sugerencia sale de esta toma: si cantas de tu nota más grave a la más aguda, acierta más.
      Los semitonos valen siempre: sube o baja la pista esos mismos.
    </p>
  );
};
