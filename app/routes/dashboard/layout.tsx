import { type ReactNode, useEffect } from 'react';
import { href, isRouteErrorResponse, Link, Outlet, useLocation } from 'react-router';
import { failureCode } from '#app/failure-details.ts';
import { requireUser } from '#app/guards.ts';
import { showFailure } from '#app/keep-page.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { NotFound } from '#app/ui/shell/not-found.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Route } from './+types/layout.ts';
import { LoadFailure } from './load-failure.tsx';
import './dashboard.css';

const tabs = [
  { to: href('/dashboard'), label: 'Vista General' },
  { to: href('/dashboard/proyectos'), label: 'Proyectos' },
  { to: href('/dashboard/analytics'), label: 'Analytics' },
  { to: href('/dashboard/distribucion'), label: 'Distribución' },
];

export const handle = { shell: 'app', follows: ['distribution', 'project'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Mi Dashboard Musical');

export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

export default function DashboardLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** What failed is one section: the way to the others stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(showFailure, []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Frame>
      <LoadFailure requestId={failureCode(error)} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const path = useLocation().pathname.replace(/\/$/, '');
  const here = path === href('/dashboard/proyectos/papelera') ? href('/dashboard/proyectos') : path;
  return (
    <div className="dashboard wrap">
      <div className="dashboard-head">
        <h1>Mi Dashboard Musical</h1>
        <p className="dashboard-buttons">
          <Link
            to={href('/dashboard/new-project')}
            // The overview has a next step of its own.
            className={buttonClass({ look: path === href('/dashboard') ? 'secondary' : 'primary' })}
          >
            Nuevo proyecto
          </Link>
        </p>
      </div>
      <Tabs
        label="Secciones del dashboard"
        items={tabs.map((tab) => ({ ...tab, current: tab.to === here }))}
      />
      {children}
    </div>
  );
}
