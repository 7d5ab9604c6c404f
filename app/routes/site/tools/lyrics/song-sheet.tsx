import './song-sheet.css';

type Verse = { rhyme: 'A' | 'B' | 'C' | 'D'; text: string; syllables: number };

/** What each verse of this song should measure. */
const metre = 8;

const stanzas: readonly { name: string; verses: readonly Verse[] }[] = [
  {
    name: 'Estrofa 1',
    verses: [
      { rhyme: 'A', text: 'Baja la niebla del cerro', syllables: 8 },
      { rhyme: 'B', text: 'y se me empaña la voz', syllables: 8 },
      { rhyme: 'A', text: 'prendo el micrófono viejo', syllables: 8 },
      { rhyme: 'B', text: 'y le canto por los dos', syllables: 8 },
    ],
  },
  {
    name: 'Coro',
    verses: [
      { rhyme: 'C', text: 'Dos mil seiscientos de altura', syllables: 8 },
      { rhyme: 'D', text: 'y nunca me falta el aire', syllables: 8 },
      { rhyme: 'C', text: 'que la noche no es tan dura', syllables: 8 },
      { rhyme: 'D', text: 'si tú me sacas a baile', syllables: 8 },
    ],
  },
  {
    name: 'Estrofa 2',
    verses: [
      { rhyme: 'A', text: 'La Séptima se hace larga', syllables: 8 },
      { rhyme: 'B', text: 'con la lluvia de las tres', syllables: 8 },
      { rhyme: 'A', text: 'y suena Bogotá en el agua', syllables: 9 },
      { rhyme: 'B', text: 'como sonaba al nacer', syllables: 8 },
    ],
  },
];

const total = stanzas
  .flatMap(({ verses }) => verses)
  .reduce((sum, { syllables }) => sum + syllables, 0);

/** A song as the editor will mark it: rhyme letter, one stroke a syllable, and the verse that is too long. */
export const SongSheet = () => (
  <div className="song-sheet">
    <div className="song-title">
      <p className="song-name">Volver con lluvia</p>
      <p className="measure">12 versos, {total} sílabas</p>
    </div>
    {stanzas.map(({ name, verses }) => (
      <div key={name} className="stanza">
        <p className="label">{name}</p>
        <ul>
          {verses.map((verse) => (
            <VerseLine key={verse.text} {...verse} />
          ))}
        </ul>
      </div>
    ))}
    <p className="song-advice">
      El verso 11 tiene 9 sílabas, una de más. Prueba «suena Bogotá en el agua».
    </p>
  </div>
);

const VerseLine = ({ rhyme, text, syllables }: Verse) => (
  <li className={syllables === metre ? 'verse' : 'verse verse-off'}>
    <span className={`rhyme rhyme-${rhyme}`}>
      <span className="visually-hidden">Rima </span>
      {rhyme}
    </span>
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
