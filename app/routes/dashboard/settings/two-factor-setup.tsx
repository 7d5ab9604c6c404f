import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useRef } from 'react';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { TwoFactor } from '#server/services/accounts/two-factor.ts';
import { CodeField } from '../../auth/code-field.tsx';

type Setup = Extract<TwoFactor, { state: 'setup' }>;

/** Joins an app: it reads the secret from the picture or as text, and its first code proves it. */
export function TwoFactorSetup(props: { setup: Setup; outcome: Outcome | undefined }) {
  const { qr, uri, secret } = props.setup;
  const { outcome } = props;
  const typed = useRef<HTMLParagraphElement>(null);
  return (
    <Panel title="Verificación en dos pasos">
      <ol className="setup-steps">
        <li>
          <FocusOnMount>
            <h3>Escanea este código</h3>
          </FocusOnMount>
          <p>En tu aplicación de verificación elige «Agregar cuenta» y apunta la cámara acá.</p>
          <svg
            className="qr"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="Código QR con la clave de tu cuenta; abajo está como texto"
            shapeRendering="crispEdges"
          >
            <path className="qr-ground" d={`M0 0h${qr.size}v${qr.size}H0z`} />
            <path className="qr-modules" d={qr.path} />
          </svg>
          <details className="setup-by-hand">
            <summary>No puedo escanearlo</summary>
            <p>
              ¿Estás en el teléfono? <a href={uri}>Ábrelo en tu aplicación</a>. Si no, escribe allá
              esta clave, de tipo «basada en el tiempo»:
            </p>
            <p className="secret" ref={typed}>
              {inGroups(secret)}
            </p>
            <CopyButton source={typed} text={secret} what="la clave" />
          </details>
        </li>
        <li>
          <h3>Escribe el código que muestra</h3>
          <OutcomeForm outcome={outcome}>
            <CodeField kind="app" error={outcome?.errors.code} />
            <SubmitButton intent="activate" look="primary" busy="Activando verificación...">
              Activar
            </SubmitButton>
          </OutcomeForm>
        </li>
      </ol>
    </Panel>
  );
}

/** Four letters at a time, as one reads them from a screen. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';
