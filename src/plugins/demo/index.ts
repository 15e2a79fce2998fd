import ScienceOutlinedIcon from '@mui/icons-material/ScienceOutlined';
import { definePlugin } from '../../core/plugin-api';
import { readSamplePath, SAMPLE_PATHS } from './samplePaths';

/**
 * Samples for integrators, each with its source beside it. Only paths and titles load at startup; pages, their texts and
 * their libraries load when opened. An operator can disable the plugin in `console.config.json`.
 */
export default definePlugin({
  id: 'demo',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
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
  texts: import.meta.glob('./texts/titles/*.json'),
});
