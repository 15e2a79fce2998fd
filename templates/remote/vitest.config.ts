import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // As Node itself resolves packages, so that tests and console share one copy of each.
  resolve: { conditions: ['module-sync', 'node', 'development|production'] },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['@console/plugin-testing/unstyled', 'tests/setup.ts'],
    testTimeout: 60_000,
  },
});
