import { isProviderError } from './errors.ts';
import type { OnUnreadable } from './payments.ts';

export type RowReader = {
  /** Null where `parse` rejects it with a `ProviderError`. */
  read: <Row>(id: string | null, parse: () => Row) => Row | null;
  /** Throws the first of those errors where not one row could be read: the provider speaks in another way now. */
  close: () => void;
};

/** Reads a list row by row: one that cannot be read does not hide the others. */
export function createRowReader(onUnreadable: OnUnreadable | undefined): RowReader {
  let isAnyRead = false;
  let first: Error | null = null;
  return {
    read: (id, parse) => {
      try {
        const row = parse();
        isAnyRead = true;
        return row;
      } catch (error) {
        if (!isProviderError(error)) throw error;
        first ??= error;
        onUnreadable?.({ id, error });
        return null;
      }
    },
    close: () => {
      if (first && !isAnyRead) throw first;
    },
  };
}
