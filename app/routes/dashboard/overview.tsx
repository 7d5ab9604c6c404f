import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { type Dashboard, readDashboard } from '#server/services/dashboard/read-dashboard.ts';
import type { Route } from './+types/overview.ts';
import { DistributionList } from './distribution-list.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { ProjectList } from './project-list.tsx';
import { toShownStep } from './shown-step.ts';
import { TotalCards } from './total-cards.tsx';
import './overview.css';

/** The calendar day in Bogotá, as YYYY-MM-DD. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const { nextStep, ...dashboard } = await readDashboard(app, actor, day.format(app.now()));
  return { ...dashboard, step: toShownStep(nextStep, dashboard.distributions) };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { step, projects, distributions, totals } = loaderData;
  return (
    <div className="overview">
      <NextStepCard step={step} />
      <TotalCards totals={totals} />
      <RecentProjects projects={projects} />
      <RecentDistributions distributions={distributions} />
    </div>
  );
}

const RecentProjects = ({ projects }: Pick<Dashboard, 'projects'>) => (
  <Panel
    title="Proyectos recientes"
    action={
      projects.length > 0 && (
        <Link
          to={href('/dashboard/proyectos')}
          className={buttonClass({ look: 'quiet', small: true })}
        >
          Ver todos
        </Link>
      )
    }
  >
    {projects.length > 0 ? (
      <ProjectList projects={projects} />
    ) : (
      <EmptyState title="No tienes proyectos aún">
        Un frailejón sube un centímetro al año. Tu primera canción va más rápido.
      </EmptyState>
    )}
  </Panel>
);

const RecentDistributions = ({ distributions }: Pick<Dashboard, 'distributions'>) => (
  <Panel title="Distribuciones recientes">
    {distributions.length > 0 ? (
      <DistributionList distributions={distributions} />
    ) : (
      <EmptyState title="No hay distribuciones aún">
        Cuando enviemos una canción tuya a las plataformas, aquí ves cómo va.
      </EmptyState>
    )}
  </Panel>
);
