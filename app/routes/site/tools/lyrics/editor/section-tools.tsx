import { useId } from 'react';
import { type SectionKind, sectionNames } from '#packages/lyrics/src/index.ts';
import { Button } from '#app/ui/button.tsx';

/** What a part of a song is, and where it stands. */
export function SectionTools(props: {
  kind: SectionKind;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  change: (kind: SectionKind) => void;
  move: (by: -1 | 1) => void;
  repeat: () => void;
  remove: () => void;
}) {
  const { kind, name, isFirst, isLast, change, move, repeat, remove } = props;
  const id = useId();
  return (
    <details className="section-tools needs-script">
      <summary>
        Cambiar<span className="visually-hidden"> la parte {name}</span>
      </summary>
      <div className="section-tools-row">
        <label className="visually-hidden" htmlFor={id}>
          Qué parte es
        </label>
        <select
          id={id}
          className="input select"
          value={kind}
          onChange={({ target }) => change(target.value as SectionKind)}
        >
          {Object.entries(sectionNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button small disabled={isFirst} onClick={() => move(-1)}>
          Subir
        </Button>
        <Button small disabled={isLast} onClick={() => move(1)}>
          Bajar
        </Button>
        <Button small onClick={repeat}>
          Repetir al final
        </Button>
        <Button small look="quiet" onClick={remove}>
          Quitar la parte
        </Button>
      </div>
    </details>
  );
}
