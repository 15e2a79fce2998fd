import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { scaledLimit } from './scripts/timeLimits.mjs';
import { textFiles } from './scripts/vite/textFiles.mjs';

/** Minutes of a worker; begun last, they would leave the others idle. */
const LONGEST = [
  'newSection.test.ts',
  'remotePlugin.test.ts',
  'newcomer.test.ts',
  'serviceImport.test.ts',
  'foreignBackEnd.test.ts',
  'followUp.test.ts',
  'loadDemoData.test.ts',
  'generateDays.test.ts',
];

/** One more than the two cores that there are at least: it works while others wait for a page, a start or a database. */
const WORKERS = 3;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/**
 * Four kinds of tests, which share their workers. Files share the modules of their worker, because loading them again for
 * each took longer than most tests: what a file changes of a module it puts back, and `vi.mock` of our own modules is out of
 * place.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [textFiles],
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: ['tests/setup.node.ts'],
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture.test.ts'],
          testTimeout: scaledLimit(60_000),
          hookTimeout: scaledLimit(180_000),
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [react(), textFiles],
        // As Node itself resolves packages: with Vite's own choice our code and react-admin, which Node loads, would get
        // two copies of the router, and nobody would fill the contexts of one.
        resolve: { conditions: ['module-sync', 'node', 'development|production'] },
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['src/testing/unstyled.ts', 'tests/setup.component.ts'],
          testTimeout: scaledLimit(60_000),
          hookTimeout: scaledLimit(180_000),
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [textFiles],
        test: {
          name: 'server',
          isolate: false,
          setupFiles: ['tests/setup.node.ts'],
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/support/postgresSetup.ts', 'tests/server/support/templatesSetup.ts'],
          testTimeout: scaledLimit(120_000),
          hookTimeout: scaledLimit(180_000),
          // How fast a shared machine is says nothing about the server.
          expect: { poll: { timeout: scaledLimit(30_000) } },
          maxWorkers: WORKERS,
        },
      },
      {
        plugins: [textFiles],
        test: {
          name: 'e2e',
          isolate: false,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/server/support/postgresSetup.ts', 'tests/e2e/support/productSetup.ts'],
          testTimeout: scaledLimit(120_000),
          hookTimeout: scaledLimit(400_000),
          // As long as everything else that waits for what a person would see.
          expect: { poll: { timeout: scaledLimit(45_000) } },
          maxWorkers: WORKERS,
        },
      },
    ],
  },
});
