export type Stages = {
  /** Does the work of a stage and keeps how long it took. */
  time: <T>(title: string, work: () => Promise<T>) => Promise<T>;
  /** Seconds per stage and in all, beside the seconds that they may take. */
  report: (budget: number) => string;
};

/** Measures the stages of a long run with a clock in seconds. */
export function createStages(now: () => number): Stages {
  const taken: { title: string; seconds: number }[] = [];
  return {
    async time(title, work) {
      const began = now();
      try {
        return await work();
      } finally {
        taken.push({ title, seconds: Math.round(now() - began) });
      }
    },
    report(budget) {
      const total = taken.reduce((sum, { seconds }) => sum + seconds, 0);
      const verdict = total > budget ? `más de los ${budget} s previstos` : `de ${budget} s`;
      return [
        ...taken.map(({ title, seconds }) => `${title}: ${seconds} s`),
        `En total: ${total} s, ${verdict}`,
      ].join('\n');
    },
  };
}
