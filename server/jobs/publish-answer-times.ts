import { z } from 'zod';
import { system } from '#server/actor.ts';
import { publishAnswerTimes as publish } from '#server/services/proposals/publish-answer-times.ts';
import { type Job, periodic } from './job.ts';

/** Measures how soon the studio answers, for its public pages. */
export const publishAnswerTimes: Job<'publish-answer-times', object> = {
  name: 'publish-answer-times',
  data: z.object({}),
  queue: periodic,
  schedule: '*/5 * * * *',
  handle: ({ services }) => publish(services, system, {}),
};
