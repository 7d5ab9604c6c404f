import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { clockTime } from '#app/ui/time.ts';
import type { ReadyTake as Take } from './studio-machine.ts';
import { longestTake } from './take-limits.ts';
import type { Studio } from './use-studio.ts';

/** A take before it is measured: what it is, where a longer one is to begin, and the press that takes an analysis. */
export function ReadyTake({ take, studio }: { take: Take; studio: Studio }) {
  const { name, seconds, url } = take;
  const [from, setFrom] = useState(0);
  const to = Math.min(seconds, from + longestTake);
  const main = useRef<HTMLParagraphElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <div className="ready-take">
      <p className="ready-name" ref={main} tabIndex={-1}>
        <b>{name}</b> <span className="measure">{clockTime(seconds)}</span>
      </p>
      <audio controls src={url} aria-label={`Oír «${name}»`} />
      {seconds > longestTake && (
        <Beginning
          latest={Math.floor(seconds - longestTake)}
          from={from}
          to={to}
          onChange={setFrom}
        />
      )}
      <div className="row">
        <Button look="primary" onClick={() => studio.measure({ from, to })}>
          Analizar
        </Button>
        <Button onClick={studio.reset}>Cambiar de toma</Button>
      </div>
    </div>
  );
}

function Beginning(props: {
  latest: number;
  from: number;
  to: number;
  onChange: (from: number) => void;
}) {
  const id = useId();
  const { latest, from, to, onChange } = props;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Desde dónde medir
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={latest}
        step={1}
        value={from}
        aria-valuetext={`de ${clockTime(from)} a ${clockTime(to)}`}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <p className="field-hint" id={`${id}-hint`}>
        La toma es larga y se miden cinco minutos de una vez: de {clockTime(from)} a {clockTime(to)}
        .
      </p>
    </div>
  );
}
