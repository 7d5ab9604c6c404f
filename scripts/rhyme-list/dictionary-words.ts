import { spawnSync } from 'node:child_process';
import { isInsult } from '#packages/lyrics/src/insults.ts';

/** The words of a word list that somebody could sing, and those of them that a spell checker of today does not know. */
export function dictionaryWords(list: string): { known: string[]; unknown: string[] } {
  const words = list.split('\n').filter(isSung);
  const missed = unknownOf(words);
  return {
    known: words.filter((word) => !missed.has(word)),
    // The short ones among them are letters, notes of old music and the like; the long ones fill half a verse that nobody wants.
    unknown: words.filter(
      (word) => missed.has(word) && word.length >= shortest && word.length <= longest,
    ),
  };
}

const [shortest, longest] = [5, 12];

const isSung = (word: string): boolean =>
  /^[a-záéíóúüñ]{2,}$/.test(word) &&
  /[aeiouáéíóú]/.test(word) &&
  (word.length > 3 || short.has(word)) &&
  (!/[kw]|[^aeiouáéíóúlnrsdzjy]$/.test(word) || foreign.has(word)) &&
  !isInsult(word) &&
  !insults.test(word);

/** Of those of two and three letters the rest are abbreviations, letters and notes. */
const short = new Set(
  (
    'al ay fe ir oh ya acá ahí ají ajo ala año ara aro asa así ave boa bar cal can dar día don dos dúo eco eje era eso fea feo ' +
    'fin gas gol haz hoy ida ira ley lío loa luz mal mar más mía mío mil oca oda ojo ola olé oro osa oso oír pan par paz pez ' +
    'pie pío red rey ría río ron sal sed ser sin sol son sur tal tan tía tío tos tul uno una uña uva vez vía vid voz zar'
  ).split(' '),
);

/** Words that end or are written as no other of ours. */
const foreign = new Set(
  (
    'álbum baobab bistec chalet clic clímax club complot coñac fagot folklore folklórica folklórico frac fénix golf harem iceberg ' +
    'ítem islam kilo kilómetro kiosco mamut ónix réquiem soviet tándem tic tictac top tórax tótem ultimátum vermut vivac vodka ' +
    'yac zigzag zinc'
  ).split(' '),
);

/** How words begin that nobody sings, beside those that `isInsult` refuses in a theme; a dollar ends a word. */
const insults = new RegExp(
  `^(?:${(
    'puta$ pute$ puto$ putañ puter putear putería putesc putuel putaís putanis bollera cagad caga$ cagar cagaj cagal cagac cagaa ' +
    'cagaf cagat cagón cagona culo$ cula$ culas$ culos$ culito culada culona culón culote culero folla gilí idiot imbécil meón ' +
    'mear marimacho marimarica mariquita mongolismo mongoloide negroide negrota negrera negrería pederast polla$ pollaz sodom ' +
    'teta$ tortiller violar violad violación bujarr furcia ramera zorrón'
  ).replaceAll(' ', '|')})`,
);

/** What hunspell does not know of Colombian Spanish. */
function unknownOf(words: readonly string[]): Set<string> {
  const { status, stdout, stderr } = spawnSync('hunspell', ['-i', 'utf-8', '-d', 'es_CO', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`hunspell con es_CO: ${stderr}`);
  return new Set(stdout.split('\n'));
}
