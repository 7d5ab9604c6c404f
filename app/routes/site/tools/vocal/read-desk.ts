import { href } from 'react-router';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { readUsage } from '#server/services/tools/usage.ts';
import { listTakes, type TakeEntry } from '#server/services/vocal/saved-takes.ts';
import { findTicket } from '#server/services/vocal/tickets.ts';
import { historyPage } from '../frame/history-page.ts';
import { mostCompared } from './result/comparison.tsx';
import type { VocalDesk } from './vocal-tool.tsx';

/** What the tool shows a person before they sing: what is left, and the takes that they saved. `page` is of those, from 1. */
export async function readDesk(
  services: Pick<AppServices, 'db' | 'now'>,
  actor: SessionActor,
  page: number,
): Promise<VocalDesk> {
  const { tier } = actor.session;
  const [{ renewsAt, ...usage }, ticket, { takes, count }, newest] = await Promise.all([
    readUsage(services, actor, { feature: 'vocalAnalyzer', tier }),
    findTicket(services, actor),
    listTakes(services, actor, page),
    page > 1 ? listTakes(services, actor, 1) : null,
  ]);
  return {
    usage: { ...usage, renewsOn: bogotaDate(renewsAt) },
    hasTicket: ticket !== null,
    ...historyPage(href('/vocal-analyzer'), { page, count }),
    takes: takes.map(shown),
    newest: (newest?.takes ?? takes).slice(0, mostCompared + 1).map(shown),
  };
}

const shown = ({ createdAt, ...take }: TakeEntry) => ({ ...take, madeOn: bogotaDate(createdAt) });
