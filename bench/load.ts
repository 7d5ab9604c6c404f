import autocannon from 'autocannon';

type Load = {
  url: string;
  headers?: Record<string, string>;
  /** How many ask at the same time. */
  connections: number;
  seconds: number;
  /** Milliseconds of processor that the server has used. */
  cpu: () => Promise<number>;
};

export type Served = { requests: number; perSecond: number; cpuPerRequest: number };

/** Asks for the same page for so many seconds; each response must be a good one. */
export async function load({ headers = {}, seconds, cpu, ...how }: Load): Promise<Served> {
  const cpuBefore = await cpu();
  const result = await autocannon({ ...how, headers, duration: seconds });
  const cpuUsed = (await cpu()) - cpuBefore;
  const requests = result.requests.total;
  if (result.errors + result.non2xx > 0 || requests === 0) {
    throw new Error(`${how.url}: ${result.errors} errors, ${result.non2xx} of ${requests} not 2xx`);
  }
  return { requests, perSecond: requests / result.duration, cpuPerRequest: cpuUsed / requests };
}
