import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import MonitorOutlinedIcon from '@mui/icons-material/MonitorOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** The start page with the queue of pending work. Links to the external dashboard, whose URL the operator configures. */
export default definePlugin({
  id: 'home',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  base: '',
  section: { label: 'section', icon: HomeOutlinedIcon, order: 0 },
  // Has no pages: the queue of the start page shows the user's own marks.
  resources: [
    {
      name: 'queue-mark',
      entity: lazyEntity({ name: 'queueMark', section: 'home' }, () => import('./entities/queueMark')),
      menu: false,
      pages: [],
    },
  ],
  routes: [{ path: 'index', label: 'title', icon: HomeOutlinedIcon, component: () => import('./HomePage'), order: 10 }],
  links: [{ id: 'dashboard', label: 'dataDashboard', icon: MonitorOutlinedIcon, to: '', order: 20 }],
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
