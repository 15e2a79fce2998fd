import { defineConfig } from 'vite';

/** Builds the server module by itself: the server gives it its own plugin API, and nothing else. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/index.ts',
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      external: ['@console/server-plugin-api', '@console/contract'],
      output: { entryFileNames: 'index.js', codeSplitting: false },
    },
  },
});
