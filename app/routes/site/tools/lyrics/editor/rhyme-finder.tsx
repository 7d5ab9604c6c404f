import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RhymeQuery } from '#packages/lyrics/src/rhymes/find-rhymes.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field } from '#app/ui/field.tsx';
import { askedAgain } from '#app/ui/later.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { RhymeResults, rhymeStatus } from './rhyme-results.tsx';
import type { searchRhymes } from './search-rhymes.ts';
import './rhyme-finder.css';

type Kind = RhymeQuery['kind'];

/** How many words are shown, and so many more at each press: those that are sung come first, and what is in dictionaries alone last. */
const atOnce = 40;

const kinds = [
  { value: 'consonante', label: 'Consonante' },
  { value: 'próxima', label: 'Parecida' },
  { value: 'asonante', label: 'Asonante' },
] as const satisfies { value: Kind; label: string }[];

const lengths = [
  { value: '', label: 'Todas' },
  ...['1', '2', '3'].map((value) => ({ value, label: value })),
  { value: '4', label: '4 o más' },
];

/** The list comes with the first search, and stays for every finder of the page. */
const loadSearch = askedAgain(() => import('./search-rhymes.ts'));

/**
 * Looks for what rhymes with `word`, the last one of the verse where somebody writes, or with what they type instead; `onPick` is told
 * which they choose. It stands within the form of a song or beside it, and sends nothing with it.
 */
export function RhymeFinder(props: {
  word: string;
  theme: string;
  onPick: (word: string) => void;
  /** Whoever opened it asked for the rhymes of the word. */
  asksAtOnce?: boolean;
}) {
  const { theme, onPick, asksAtOnce = false } = props;
  const id = useId();
  const [word, setWord] = useWord(props.word);
  const begins = asksAtOnce && !isBlank(props.word);
  const [asked, setAsked] = useState(begins ? props.word : null);
  const [kind, setKind] = useState<Kind>('consonante');
  const [syllables, setSyllables] = useState<number | null>(null);
  const [limit, setLimit] = useState(atOnce);
  const [isOnlyTheme, setOnlyTheme] = useState(false);
  const [search, setSearch] = useState<typeof searchRhymes | null>(null);
  const [progress, setProgress] = useState<'rest' | 'loading' | 'failed'>(
    begins ? 'loading' : 'rest',
  );

  const onlyTheme = isOnlyTheme && theme !== '';
  const query = useMemo(
    () => (asked === null ? null : { word: asked, kind, syllables, theme, onlyTheme, limit }),
    [asked, kind, syllables, theme, onlyTheme, limit],
  );
  const found = useMemo(() => (query && search ? search(query) : null), [query, search]);

  // The press that brings the last words takes its own button away.
  const status = useRef<HTMLParagraphElement>(null);
  const isWhole = limit > atOnce && found?.hasMore === false;
  useEffect(() => {
    if (isWhole && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true });
  }, [isWhole]);

  const ask = () => {
    setAsked(word);
    setLimit(atOnce);
    if (isBlank(word) || search || progress === 'loading') return;
    setProgress('loading');
    load();
  };
  const load = () => {
    loadSearch().then(
      ({ searchRhymes }) => {
        setSearch(() => searchRhymes);
        setProgress('rest');
      },
      () => setProgress('failed'),
    );
  };
  const loadAtOnce = useEffectEvent(() => {
    if (begins) load();
  });
  useEffect(() => {
    loadAtOnce();
  }, []);
  const askOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form around it is not sent.
    event.preventDefault();
    ask();
  };
  // A form of nobody: the choices are of no form around them.
  const apart = { form: `${id}-none` };

  return (
    <div className="needs-script">
      <Panel title="Buscador de rimas">
        <div className="rhyme-finder">
          <div className="rhyme-ask">
            <Field label="Rima con">
              <TextInput
                value={word}
                maxLength={60}
                autoCapitalize="none"
                autoComplete="off"
                enterKeyHint="search"
                onChange={({ target }) => setWord(target.value)}
                onKeyDown={askOnEnter}
              />
            </Field>
            <Button onClick={ask}>{progress === 'failed' ? 'Probar otra vez' : 'Buscar'}</Button>
          </div>
          <Segmented
            legend="Tipo de rima"
            name={`${id}-kind`}
            options={kinds}
            defaultValue={kind}
            inputProps={{
              ...apart,
              onChange: ({ target }) => {
                setKind(kinds.find(({ value }) => value === target.value)?.value ?? kind);
                setLimit(atOnce);
              },
            }}
          />
          <Segmented
            legend="Sílabas"
            name={`${id}-syllables`}
            options={lengths}
            defaultValue=""
            inputProps={{
              ...apart,
              onChange: ({ target }) => {
                setSyllables(target.value === '' ? null : Number(target.value));
                setLimit(atOnce);
              },
            }}
          />
          {theme !== '' && (
            <Checkbox
              checked={isOnlyTheme}
              onChange={({ target }) => {
                setOnlyTheme(target.checked);
                setLimit(atOnce);
              }}
            >
              Solo palabras del tema
            </Checkbox>
          )}
          <p className="rhyme-status" role="status" ref={status} tabIndex={-1}>
            {progress === 'loading' && 'Buscando rimas...'}
            {query && (search !== null || isBlank(query.word)) && rhymeStatus(query, found)}
          </p>
          {progress === 'failed' && (
            <Alert tone="error" title="No llegó la lista de palabras">
              Revisa tu conexión y prueba otra vez. Tu letra sigue aquí.
            </Alert>
          )}
          {found && <RhymeResults words={found.words} theme={theme} onPick={onPick} />}
          {found?.hasMore && (
            <Button small onClick={() => setLimit(limit + atOnce)}>
              Más palabras
            </Button>
          )}
        </div>
      </Panel>
    </div>
  );
}

const isBlank = (word: string): boolean => word.trim() === '';

/** What was typed, until the verse ends in another word. */
function useWord(given: string): [string, (word: string) => void] {
  const [last, setLast] = useState(given);
  const [word, setWord] = useState(given);
  if (given !== last) {
    setLast(given);
    setWord(given);
  }
  return [word, setWord];
}
