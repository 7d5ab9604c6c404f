import type { Job, JobContext } from './job.ts';
import { type JobData, type JobName, jobNames, jobs } from './jobs.ts';

type Kinds = { [Name in JobName]: Job<Name, JobData[Name]> };

/** Makes this process take background jobs until the queue stops. */
export async function startWorkers(context: JobContext): Promise<void> {
  for (const name of jobNames) await start(context, name, jobs);
  // What time brought while none ran is not kept waiting.
  await context.services.jobs.send('renew-memberships', {});
}

async function start<Name extends JobName>(
  context: JobContext,
  name: Name,
  kinds: Pick<Kinds, Name>,
): Promise<void> {
  const { handle, schedule } = kinds[name];
  const queue = context.services.jobs;
  await queue.work(name, (data, run) => handle(context, data, run));
  if (schedule) await queue.schedule(name, schedule);
}
