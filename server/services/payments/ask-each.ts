import { isOfKeys, isProviderError, type ProviderError } from '#server/ports/payments/errors.ts';
import { workThrough } from '../work-through.ts';

/** In a row: one strange answer does not hold the others. */
const mostSilent = 2;

type Asking<Item> = {
  ask: (item: Item) => Promise<void>;
  /** Told of each that failed, for whatever reason. */
  onFailed: (error: unknown, item: Item) => void;
  /** How many at once; one after the other, where it is not said. */
  atOnce?: number;
  /** Whether the provider failed, and not what it was asked. */
  isSilence?: (error: ProviderError) => boolean;
};

const isSilent = (error: ProviderError): boolean => !error.isFinal || isOfKeys(error);

/**
 * Asks one provider something of each of them, the first ones first, until it is clear that it does not respond: then it is not
 * waited for again, and the others are left out. One that fails does not hold the others.
 */
export async function askEach<Item>(
  items: readonly Item[],
  { ask, onFailed, atOnce = 1, isSilence = isSilent }: Asking<Item>,
): Promise<void> {
  let silent = 0;
  await workThrough(items, atOnce, async (item) => {
    if (silent >= mostSilent) return;
    try {
      await ask(item);
      silent = 0;
    } catch (error) {
      onFailed(error, item);
      if (isProviderError(error) && isSilence(error)) silent += 1;
    }
  });
}
