import { afterAll, vi } from 'vitest';

// Files share the globals of their worker: what one of them has stubbed is no other's.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
