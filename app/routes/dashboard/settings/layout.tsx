import { href, Link, Outlet, useLocation } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import './settings.css';

export const handle = { shell: 'app' } satisfies PageHandle;

const here = href('/dashboard/ajustes');

/** Each page of the settings is a route of its own: its loader, its forms, its action. */
const pages = [
  { to: here, label: 'Perfil' },
  { to: href('/dashboard/ajustes/cuenta'), label: 'Cuenta' },
  { to: href('/dashboard/ajustes/seguridad'), label: 'Seguridad' },
  { to: href('/dashboard/ajustes/preferencias'), label: 'Preferencias' },
  { to: href('/dashboard/ajustes/datos'), label: 'Tus datos' },
];

export default function SettingsLayout() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const parent = pages.find(({ to }) => to !== here && path.startsWith(`${to}/`));
  return (
    <div className="settings wrap">
      {parent && (
        <p className="settings-back">
          <Link to={parent.to}>← Volver a {parent.label}</Link>
        </p>
      )}
      <h1>Ajustes</h1>
      <div className="settings-columns">
        <Tabs
          label="Páginas de los ajustes"
          items={pages.map((page) => ({ ...page, current: page.to === (parent?.to ?? path) }))}
        />
        <div className="settings-page">
          <Outlet />
          <p>
            ¿Buscas un pago o su comprobante? Están en{' '}
            <Link to={href('/dashboard/pagos')}>Mis pagos</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}
