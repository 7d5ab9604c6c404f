import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { Setup } from '#server/services/setup/read-setup.ts';

const bucketWords = {
  ready: 'Recibe archivos',
  'read-only': 'No recibe archivos',
  missing: 'No existe',
} as const;

export function TablesPanel({ tables }: { tables: Setup['tables'] }) {
  return (
    <Panel title="Tablas">
      <ul className="setup-states">
        {tables.map(({ name, exists }) => (
          <State key={name} name={name} good={exists}>
            {exists ? 'Existe' : 'No existe'}
          </State>
        ))}
      </ul>
    </Panel>
  );
}

export function BucketsPanel({ buckets }: { buckets: Setup['buckets'] }) {
  return (
    <Panel title="Almacenamiento">
      <ul className="setup-states">
        {buckets.map(({ name, state }) => (
          <State key={name} name={name} good={state === 'ready'}>
            {bucketWords[state]}
          </State>
        ))}
      </ul>
    </Panel>
  );
}

function State(props: { name: string; good: boolean; children: string }) {
  return (
    <li>
      <code>{props.name}</code>
      <StatusBadge status={props.good ? 'live' : 'failed'}>{props.children}</StatusBadge>
    </li>
  );
}
