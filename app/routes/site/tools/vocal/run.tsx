import { data, href } from 'react-router';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { longDate, shortDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { isAppError } from '#server/app-error.ts';
import { deleteRun } from '#server/services/tools/runs.ts';
import { listTakes, readTake } from '#server/services/vocal/saved-takes.ts';
import type { Route } from './+types/run.ts';
import { DeleteRun } from '../frame/delete-run.tsx';
import { Comparison, mostCompared } from './result/comparison.tsx';
import { Findings } from './result/findings.tsx';
import { SungKeyboard } from './result/sung-keyboard.tsx';
import '../frame/tool-desk.css';
import './result/held-notes.css';
import './result/result.css';

export const handle = { shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePage(loaderData ? `${loaderData.title}, tu voz` : 'Tu voz');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const read = readTake(app, actor, args.params.runId);
  const { id, title, take, createdAt } = await read.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'run.not-found') throw data(null, { status: 404 });
    throw error;
  });
  const { takes } = await listTakes(app, actor, 1);
  const others = takes.filter((other) => other.id !== id).slice(0, mostCompared);
  return {
    ...{ id, title, take, madeOn: bogotaDate(createdAt) },
    others: others.map(({ createdAt: at, ...other }) => ({ ...other, madeOn: bogotaDate(at) })),
  };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  await deleteRun(args.context.get(services), actor, { tool: 'vocal', id: args.params.runId });
  return redirectWithFlash(href('/vocal-analyzer'), 'run-deleted');
}

/** The numbers of a take that was saved, beside those of others. */
export default function Take({ loaderData }: Route.ComponentProps) {
  const { id, title, take, madeOn, others } = loaderData;
  return (
    <div className="wrap tool-desk vocal-result">
      <a className="back" href={href('/vocal-analyzer')}>
        Tus tomas
      </a>
      <header className="vocal-result-head">
        <h1>{title}</h1>
        <p className="measure">
          {longDate(madeOn)}, {Math.round(take.seconds)} segundos
        </p>
        <div className="row">
          <ButtonLink href={href('/vocal-analyzer/:runId/voz.pdf', { runId: id })}>
            Bajar PDF
          </ButtonLink>
        </div>
      </header>
      <Panel title="Lo que se oyó">
        <Findings take={take} />
      </Panel>
      <Panel title="Cuánto cantaste en cada nota">
        <div className="vocal-part">
          <SungKeyboard take={take} />
        </div>
      </Panel>
      {others.length > 0 && (
        <Panel title="Al lado de otras tomas">
          <div className="vocal-part">
            <Comparison
              takes={[
                { key: id, title, when: shortDate(madeOn), take },
                ...others.map((other) => ({
                  ...{ key: other.id, title: other.title, when: shortDate(other.madeOn) },
                  take: other.take,
                })),
              ]}
            />
          </div>
        </Panel>
      )}
      <DeleteRun what="Sus números se van" />
    </div>
  );
}
