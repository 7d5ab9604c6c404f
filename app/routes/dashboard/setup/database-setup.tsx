import { Form, href, Link, useNavigation } from 'react-router';
import { services, sqlEditorUrl } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { readSetup, type Setup } from '#server/services/setup/read-setup.ts';
import { setupScript } from '#server/services/setup/setup-scripts.ts';
import type { Route } from './+types/database-setup.ts';
import { RepairPanel } from './repair-panel.tsx';
import { ScriptPanel } from './script-panel.tsx';
import { BucketsPanel, TablesPanel } from './state-panels.tsx';
import './setup.css';

export const handle = { shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Estado de la base de datos');

/** Everybody who is signed in may look: it shows names, never contents, places or versions. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  return {
    setup: await readSetup(app, actor),
    checkedAt: app.now(),
    sqlEditorUrl: args.context.get(sqlEditorUrl),
    scripts: { tables: setupScript('tablas'), files: setupScript('almacenamiento') },
  };
}

const time = new Intl.DateTimeFormat('es-CO', { timeStyle: 'medium', timeZone: 'America/Bogota' });

export default function DatabaseSetup({ loaderData }: Route.ComponentProps) {
  const { setup, checkedAt, scripts } = loaderData;
  const checking = useNavigation().state !== 'idle';
  return (
    <div className="setup wrap">
      <h1>Estado de la base de datos</h1>
      <Summary setup={setup} />
      <div className="setup-buttons">
        <Form method="get">
          <Button type="submit" look="primary" disabled={checking}>
            {checking ? 'Comprobando...' : 'Comprobar de nuevo'}
          </Button>
        </Form>
        <Link to={href('/dashboard')} className={buttonClass()}>
          Volver al dashboard
        </Link>
        <p className="measure" role="status">
          Comprobado a las {time.format(checkedAt)}
        </p>
      </div>
      <div className="setup-columns">
        <div className="setup-stack">
          <TablesPanel tables={setup.tables} />
          <BucketsPanel buckets={setup.buckets} />
        </div>
        <RepairPanel sqlEditorUrl={loaderData.sqlEditorUrl} />
      </div>
      <div className="setup-stack">
        <ScriptPanel
          title="Guion de las tablas"
          about="El esquema completo: repone cualquier tabla que falte, con sus índices, permisos y políticas."
          file="tablas.sql"
          sql={scripts.tables}
        />
        <ScriptPanel
          title="Guion del almacenamiento"
          about="Solo las tablas que dicen qué archivo es de quién, y dónde están los buckets."
          file="almacenamiento.sql"
          sql={scripts.files}
        />
      </div>
    </div>
  );
}

function Summary({ setup }: { setup: Setup }) {
  const faults = [
    ...setup.tables.flatMap(({ name, exists }) => (exists ? [] : [`La tabla '${name}' no existe`])),
    ...setup.buckets.flatMap(({ name, state }) => {
      if (state === 'ready') return [];
      return [
        state === 'missing'
          ? `El bucket '${name}' no existe`
          : `El bucket '${name}' no recibe archivos`,
      ];
    }),
  ];
  if (faults.length === 0) {
    return (
      <p className="lead">
        Todo está en su sitio: {setup.tables.length} tablas y {setup.buckets.length} buckets.
      </p>
    );
  }
  return (
    <Alert tone="error" title="Error de Base de Datos">
      {faults.map((fault) => (
        <span className="setup-fault" key={fault}>
          {fault}.{' '}
        </span>
      ))}
      {setup.tables.some(({ exists }) => !exists) && 'Por favor ejecuta las migraciones.'}
    </Alert>
  );
}
