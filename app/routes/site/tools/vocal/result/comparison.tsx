import { figure, noteName, percent, type SavedTake } from '#packages/vocal/src/index.ts';
import { Table } from '#app/ui/table.tsx';

/** A take beside others. `when` is a day, or that it is the one of now. */
export type Compared = { key: string; title: string; when: string; take: SavedTake };

const rows: readonly [name: string, of: (take: SavedTake) => string][] = [
  [
    'Rango',
    ({ range, keys: [key] }) => `${noteName(range.low, key)} a ${noteName(range.high, key)}`,
  ],
  ['Semitonos', ({ range }) => figure(range.high - range.low)],
  [
    'Zona cómoda',
    ({ tessitura, keys: [key] }) =>
      `${noteName(tessitura.low, key)} a ${noteName(tessitura.high, key)}`,
  ],
  ['Afinación', ({ accuracy }) => (accuracy ? `±${figure(accuracy.median)} cents` : 'sin medir')],
  ['A menos de 25 cents', ({ accuracy }) => (accuracy ? percent(accuracy.within25) : 'sin medir')],
  [
    'Vibrato',
    ({ vibrato: { rate, extent } }) =>
      rate === null || extent === null
        ? 'no hay'
        : `${figure(rate, 1)} por segundo, ±${figure(extent)} cents`,
  ],
  [
    'Estabilidad',
    ({ deviation }) => (deviation === null ? 'sin medir' : `±${figure(deviation)} cents`),
  ],
  [
    'Sonoridad',
    ({ loudness: { integrated } }) =>
      integrated === null ? 'muy baja' : `${figure(integrated, 1)} LUFS`,
  ],
];

/** Takes that one is compared with. */
export const mostCompared = 3;

/** Takes side by side, the newest first. */
export const Comparison = ({ takes }: { takes: readonly Compared[] }) => (
  <div className="comparison">
    <Table caption="Comparación de tomas">
      <thead>
        <tr>
          <td />
          {takes.map(({ key, title, when }) => (
            <th key={key} scope="col">
              {title}
              <br />
              {when}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {takes.map(({ key, take }) => (
              <td key={key}>{of(take)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
