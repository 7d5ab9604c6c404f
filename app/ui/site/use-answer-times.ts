import { useRouteLoaderData } from 'react-router';
import type { AnswerTimesShown } from '#content/answer-times.ts';

/** How soon the studio was measured to answer; null as long as its pages say what it aims at. */
export const useAnswerTimes = (): AnswerTimesShown | null =>
  useRouteLoaderData<{ answerTimes: AnswerTimesShown | null }>('root')?.answerTimes ?? null;
