import './counted-verses.css';

type CountedVerse = {
  text: string;
  /** What is sung in one beat; a tie joins two syllables. */
  beats: readonly string[];
  /** The beat of the last stress, from 0. */
  stress: number;
  /** What the ending adds or takes. */
  ending: '+1' | '0' | '−1';
  name: string;
  rule: string;
};

const verses: readonly CountedVerse[] = [
  {
    text: 'prendo el micrófono viejo',
    beats: ['pren', 'do‿el', 'mi', 'cró', 'fo', 'no', 'vie', 'jo'],
    stress: 6,
    ending: '0',
    name: 'Sinalefa',
    rule: '«Do» y «el» se cantan de un solo golpe: vocal con vocal, una sílaba.',
  },
  {
    text: 'y se me empaña la voz',
    beats: ['y', 'se', 'me‿em', 'pa', 'ña', 'la', 'voz'],
    stress: 6,
    ending: '+1',
    name: 'Final agudo',
    rule: 'Siete que valen ocho: cuando el acento cae de último, la voz se queda un tiempo más.',
  },
  {
    text: 'y la ciudad es un pájaro',
    beats: ['y', 'la', 'ciu', 'dad', 'es', 'un', 'pá', 'ja', 'ro'],
    stress: 6,
    ending: '−1',
    name: 'Final esdrújulo',
    rule: 'Nueve que valen ocho: después de una esdrújula las dos últimas se atropellan.',
  },
];

/** Three verses taken apart beat by beat on a ruler. All of them come to eight. */
export const CountedVerses = () => (
  <ol className="counted">
    {verses.map((verse) => (
      <li key={verse.text}>
        <p className="visually-hidden">«{verse.text}»</p>
        <Beats {...verse} />
        <h3>{verse.name}</h3>
        <p>{verse.rule}</p>
      </li>
    ))}
  </ol>
);

const Beats = ({ beats, stress, ending }: CountedVerse) => (
  <div className="beats" aria-hidden="true">
    {beats.map((beat, index) => (
      <span
        key={`${index} ${beat}`}
        className={[
          'beat',
          index === stress && 'beat-stressed',
          beat.includes('‿') && 'beat-tied',
          ending === '−1' && index === beats.length - 1 && 'beat-lost',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <span>{beat.replace('‿', ' ')}</span>
      </span>
    ))}
    {ending === '+1' && <span className="beat beat-gained">+1</span>}
  </div>
);
