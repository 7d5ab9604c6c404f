import { faq } from '#content/faq.ts';

const oneDecimal = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Where the dial begins, how much of it belongs to each station, and where it ends; in MHz. */
export const dial = { start: 88, station: 4, end: 88 + 4 * faq.length };

/** The categories as stations side by side on the dial, the questions of each spread evenly over it. */
export const stations = faq.map(({ questions, ...category }, index) => {
  const from = dial.start + index * dial.station;
  return {
    ...category,
    from,
    band: `${from} a ${from + dial.station} MHz`,
    questions: questions.map((item, place) => {
      const at = from + ((place + 0.5) * dial.station) / questions.length;
      return { ...item, at, frequency: oneDecimal.format(at) };
    }),
  };
});
