import { useRef } from 'react';
import { href, Link } from 'react-router';
import { brand } from '#content/brand.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';

/** The codes that open the account without the app; nobody can show them a second time. */
export function RecoveryCodes({ outcome, codes }: { outcome: Outcome; codes: string[] }) {
  const text = `Códigos de recuperación de ${brand.name}\r\nCada uno sirve una sola vez.\r\n\r\n${codes.join('\r\n')}\r\n`;
  const list = useRef<HTMLUListElement>(null);
  return (
    <Panel title="Guarda tus códigos de recuperación">
      <div className="settings-body form">
        <FocusOnMount>
          <Alert tone="success" title={outcome.title}>
            {outcome.message}
          </Alert>
        </FocusOnMount>
        <p>
          Si pierdes el teléfono, entras con uno de estos; cada uno sirve una sola vez. Guárdalos
          ahora en un lugar seguro: <b>no los volvemos a mostrar</b>.
        </p>
        <ul className="recovery-codes" ref={list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row">
          <ButtonLink
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="codigos-de-recuperacion.txt"
          >
            Descargar .txt
          </ButtonLink>
          <CopyButton source={list} text={text} what="los códigos" />
        </div>
        <Link
          to={href('/dashboard/ajustes/seguridad')}
          className={buttonClass({ look: 'primary' })}
        >
          Ya los guardé
        </Link>
      </div>
    </Panel>
  );
}
