import './rhyme-pairs.css';

type Pair = { words: readonly [Word, Word]; why: string };
/** A word cut where its rhyme begins. */
type Word = readonly [before: string, rhyme: string];

const full: readonly Pair[] = [
  {
    words: [
      ['v', 'oz'],
      ['d', 'os'],
    ],
    why: 'z suena a s',
  },
  {
    words: [
      ['pl', 'aya'],
      ['c', 'alla'],
    ],
    why: 'll suena a y',
  },
  {
    words: [
      ['n', 'ube'],
      ['t', 'uve'],
    ],
    why: 'v suena a b',
  },
  {
    words: [
      ['el', 'ige'],
      ['d', 'ije'],
    ],
    why: 'ge suena a je',
  },
  {
    words: [
      ['proh', 'íbe'],
      ['rec', 'ibe'],
    ],
    why: 'la h no corta',
  },
];

const vowels: readonly Pair[] = [
  {
    words: [
      ['c', 'erro'],
      ['vi', 'ejo'],
    ],
    why: 'e, o',
  },
  {
    words: [
      ['', 'aire'],
      ['b', 'aile'],
    ],
    why: 'a, e',
  },
  {
    words: [
      ['l', 'arga'],
      ['', 'agua'],
    ],
    why: 'a, a',
  },
  {
    words: [
      ['tr', 'es'],
      ['nac', 'er'],
    ],
    why: 'e',
  },
];

/** Words that rhyme, tied where they begin to sound alike. */
export const RhymePairs = () => (
  <div className="rhymes">
    <RhymeKind
      name="Consonante"
      rule="Suena igual desde la vocal fuerte hasta el final."
      pairs={full}
    />
    <RhymeKind
      name="Asonante"
      rule="Coinciden las vocales; las consonantes van libres."
      pairs={vowels}
    />
  </div>
);

const RhymeKind = (props: { name: string; rule: string; pairs: readonly Pair[] }) => (
  <div>
    <h3>{props.name}</h3>
    <p>{props.rule}</p>
    <ul>
      {props.pairs.map(({ words, why }) => (
        <li key={why}>
          {words.map(([before, rhyme]) => (
            <span key={before + rhyme} className="rhyme-word">
              {before}
              <b>{rhyme}</b>
            </span>
          ))}
          <span className="measure">{why}</span>
        </li>
      ))}
    </ul>
  </div>
);
