import { figure, noteName, signed } from '#packages/vocal/src/index.ts';
import { centsBeside, tuningOf } from '../own-tuning.ts';
import { Table } from '#app/ui/table.tsx';
import { clockTime } from '#app/ui/time.ts';
import type { Measured } from '../studio/studio-machine.ts';
import './held-notes.css';

/** Cents that fill a bar of steadiness; an unsteady note has about half. */
const fullBar = 40;

/** How each long note was held: its vibrato, and how far it strays without it. */
export const HeldNotes = ({ measured: { analysis, stretch } }: { measured: Measured }) => {
  const { notes } = analysis.stability;
  const tuning = tuningOf(analysis);
  if (notes.length === 0)
    return <p className="held-none">No sostuviste ninguna nota por medio segundo.</p>;
  return (
    <div className="held-notes">
      <Table caption="Vibrato y estabilidad de cada nota larga">
        <thead>
          <tr>
            <th scope="col">Nota</th>
            <th scope="col">Desde</th>
            <th scope="col">Vibrato</th>
            <th scope="col">Se mueve</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ on, midi, deviation, vibrato }) => (
            <tr key={on}>
              <th scope="row">{noteName(midi - tuning, analysis.keys[0])}</th>
              <td>{clockTime(stretch.from + on)}</td>
              <td>
                {vibrato
                  ? `${figure(vibrato.rate, 1)} Hz, ±${figure(vibrato.extent)} cents`
                  : 'sin vibrato'}
              </td>
              <td className="held-bar">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" className="held-track" />
                  <rect
                    width={Math.min(100, (100 * deviation) / fullBar)}
                    height="8"
                    className={deviation >= 15 ? 'held-level held-much' : 'held-level'}
                  />
                </svg>
                <span>±{figure(deviation)} cents</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};

/** Every note of a take, for whoever cannot see the drawing. */
export const NoteTable = ({ measured: { analysis, stretch } }: { measured: Measured }) => {
  const tuning = tuningOf(analysis);
  return (
    <details className="note-table">
      <summary>Ver las notas en tabla ({figure(analysis.notes.length)})</summary>
      <Table caption="Notas de la toma">
        <thead>
          <tr>
            <th scope="col">Desde</th>
            <th scope="col">Hasta</th>
            <th scope="col">Nota</th>
            <th scope="col">Cents</th>
          </tr>
        </thead>
        <tbody>
          {analysis.notes.map(({ on, off, midi }) => (
            <tr key={on}>
              <td>{figure(stretch.from + on, 2)}</td>
              <td>{figure(stretch.from + off, 2)}</td>
              <th scope="row">{noteName(midi - tuning, analysis.keys[0])}</th>
              <td>{signed(centsBeside(midi - tuning))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
};
