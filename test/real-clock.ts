import { afterEach, vi } from 'vitest';

// Files share a worker, and a clock that one test set would go wrong in the tests of another.
afterEach(() => {
  vi.useRealTimers();
});
