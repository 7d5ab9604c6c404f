import { AppError } from '#server/app-error.ts';
import { untilAborted } from '#server/forms/until-aborted.ts';
import { networkOf } from '#server/services/limits/network-of.ts';

export type BodyBudget = (
  ip: string,
  body: AsyncIterable<Uint8Array>,
) => AsyncGenerator<Uint8Array>;

/**
 * Counts the bodies that this process is reading, by the network that sends them. Of more than `most` the one that has
 * been silent for the longest is given up (`request.slow`): thousands may share an address, and whoever sends half a form
 * and waits must not keep out those who send a whole one.
 */
export function createBodyBudget(most: number): BodyBudget {
  // In the order in which they last brought something.
  const arriving = new Set<{ network: string; aborter: AbortController }>();

  return async function* arrive(ip, body) {
    const mine = { network: networkOf(ip), aborter: new AbortController() };
    arriving.add(mine);
    const [silent, ...others] = [...arriving].filter(({ network }) => network === mine.network);
    if (silent && others.length >= most) {
      arriving.delete(silent);
      silent.aborter.abort(new AppError('request.slow'));
    }
    try {
      for await (const chunk of untilAborted(body, mine.aborter.signal)) {
        arriving.delete(mine);
        arriving.add(mine);
        yield chunk;
      }
    } finally {
      arriving.delete(mine);
    }
  };
}
