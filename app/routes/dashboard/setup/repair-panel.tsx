import { useRef } from 'react';
import { brand } from '#content/brand.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Panel } from '#app/ui/panel.tsx';

/** What it means that something is missing, what brings it back, and what does not come back. */
export function RepairPanel({ sqlEditorUrl }: { sqlEditorUrl: string | null }) {
  const command = useRef<HTMLPreElement>(null);
  return (
    <Panel title="Si falta algo">
      <div className="setup-repair">
        <p>
          El sitio guarda cuentas, proyectos y subidas en tablas de PostgreSQL, y las canciones y
          portadas en buckets. Si alguien borra una tabla, o la base de datos sale de una copia
          incompleta, las páginas que la usan no abren.
        </p>
        <h3>Lo repara quien opera el servidor</h3>
        <p>
          Si no eres tú, escríbenos a <a href={`mailto:${brand.email}`}>{brand.email}</a>. Si eres
          tú, es una sola orden, en la carpeta del proyecto y sin apagar nada:
        </p>
        <div className="setup-command">
          <pre className="setup-code" ref={command}>
            npm run db -- migrate
          </pre>
          <CopyButton source={command} what="la orden" />
        </div>
        <p>
          Reiniciar el servidor hace lo mismo. Crea lo que falta, con sus permisos, y no toca lo
          demás. También sirve correr los guiones de abajo como el dueño de las tablas.
        </p>
        {sqlEditorUrl && (
          <p>
            <ButtonLink small href={sqlEditorUrl} target="_blank" rel="noreferrer">
              Abrir el editor SQL
            </ButtonLink>
          </p>
        )}
        <h3>Lo que no vuelve</h3>
        <p>
          Las filas: una tabla repuesta vuelve vacía, y lo que tenía solo está en la última copia de
          seguridad. Un bucket repuesto también vuelve vacío.
        </p>
      </div>
    </Panel>
  );
}
