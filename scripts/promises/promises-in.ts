/** Words by which a text of the site promises something for later. */
const later =
  /(?<!\p{L})(?:todavía no|aún no|cuando abran?|el día que abra|abre pronto|por ahora|pronto|en camino|próximamente|no han? abierto|mientras[^.]{0,40} no se pueda)(?!\p{L})/iu;

const sentences = new Intl.Segmenter('es', { granularity: 'sentence' });

/** The sentences of a file that promise something for later, and their lines. Comments of code are English. */
export const promisesIn = (text: string): { line: number; sentence: string }[] =>
  text.split('\n').flatMap((written, index) =>
    [...sentences.segment(written.replaceAll(String.raw`\n`, ' '))]
      .map(({ segment }) => segment.trim())
      .filter((sentence) => later.test(sentence))
      .map((sentence) => ({ line: index + 1, sentence })),
  );
