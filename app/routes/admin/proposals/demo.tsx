import { useState } from 'react';
import { machinePaths } from '#content/machine-paths.ts';

/** The recording that came with a proposal. It goes on playing while the page's data, and with them the link, change. */
export function Demo({ token, name }: { token: string; name: string }) {
  const [first] = useState(token);
  return (
    <figure className="desk-demo">
      <figcaption>Demo</figcaption>
      <audio
        controls
        preload="none"
        src={`${machinePaths.demos}/${first}`}
        aria-label={`Demo de ${name}`}
      />
      <p>
        <a href={`${machinePaths.demos}/${token}`} download="demo">
          Descargar el demo
        </a>
        . El enlace sirve 10 minutos: si ya no suena, recarga la página.
      </p>
    </figure>
  );
}
