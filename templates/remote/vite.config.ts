import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the console has itself and shares: one React, one router, one theme. Everything else is built into the file. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@mui/material',
  '@mui/material/styles',
  '@mui/material/utils',
  '@emotion/react',
  'recharts',
  'react-admin',
  '@console/plugin-api',
  '@console/kit',
  '@console/contract',
];

/** Builds the browser module into one file, so that one checksum identifies what runs. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/console',
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'index.js' },
    rolldownOptions: { external: SHARED, output: { codeSplitting: false } },
  },
});
