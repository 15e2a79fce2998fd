import { afterAll, vi } from 'vitest';

// Files share the globals of their worker, so that stubs of one file must not reach another.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
