import ScienceOutlinedIcon from '@mui/icons-material/ScienceOutlined';
import { definePlugin } from '../../core/plugin-api';
import { readSamplePath, SAMPLE_PATHS } from './samplePaths';

/**
 * Worked examples for integrators, each with its source beside it. Only addresses and titles are known at the start;
 * the pages, their texts and their libraries are fetched when opened. An operator who does not want them switches the
 * plugin off in `console.config.json`.
 */
export default definePlugin({
  id: 'demo',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  requires: ['home'],
  base: 'demo',
  routes: SAMPLE_PATHS.map((path) => ({
    path,
    label: `titles.${readSamplePath(path).name}`,
    component: () => import('./loadSample').then(({ loadSample }) => loadSample(path)),
    section: 'home',
    menu: false as const,
  })),
  links: [
    {
      id: 'samples',
      label: 'samples',
      icon: ScienceOutlinedIcon,
      to: '/demo/playground/index',
      section: 'home',
      order: 55,
    },
  ],
  texts: import.meta.glob('./texts/titles/*.ts'),
});
