import type {
  FoundRhyme,
  FoundRhymes,
  RhymeQuery,
} from '#packages/lyrics/src/rhymes/find-rhymes.ts';

/** The words that were found, those of as many syllables together; a press picks one. */
export function RhymeResults(props: {
  words: readonly FoundRhyme[];
  theme: string;
  onPick: (word: string) => void;
}) {
  const { words, theme, onPick } = props;
  const counts = [...new Set(words.map(({ syllables }) => syllables))].sort((a, b) => a - b);
  return (
    <>
      {words.some(({ isOfTheme }) => isOfTheme) && (
        <p className="rhyme-legend">
          <span className="rhyme-of-theme">Subrayadas</span>: hablan de «{theme}».
        </p>
      )}
      {counts.map((count) => (
        <section key={count} className="rhyme-group">
          <h3>{count === 1 ? '1 sílaba' : `${count} sílabas`}</h3>
          <ul>
            {words
              .filter(({ syllables }) => syllables === count)
              .map(({ word, isOfTheme }) => (
                <li key={word}>
                  <button type="button" className="rhyme-pick" onClick={() => onPick(word)}>
                    <span className={isOfTheme ? 'rhyme-of-theme' : undefined}>{word}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** How many words were found, and what to try where there are none. */
export function rhymeStatus(query: RhymeQuery, found: FoundRhymes | null): string {
  if (!found) return 'Escribe la palabra con la que quieres rimar.';
  const { words, hasMore, word } = found;
  if (words.length === 0) return `Nada rima así con «${word}». ${whatToTry(query)}`;
  if (hasMore) return `Las primeras ${words.length} palabras para «${word}».`;
  return words.length === 1
    ? `1 palabra para «${word}».`
    : `${words.length} palabras para «${word}».`;
}

function whatToTry({ kind, syllables, onlyTheme }: RhymeQuery): string {
  if (onlyTheme) return 'Prueba también con palabras que no son del tema.';
  if (typeof syllables === 'number') return 'Prueba con todas las sílabas.';
  if (kind === 'consonante') return 'Prueba con parecida o con asonante.';
  return kind === 'próxima' ? 'Prueba con asonante.' : 'Prueba con otra palabra.';
}
