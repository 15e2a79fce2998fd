import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import MonitorOutlinedIcon from '@mui/icons-material/MonitorOutlined';
import { definePlugin } from '../../core/plugin-api';

/** The start page, and the link to the external data dashboard, whose address the operator configures. */
export default definePlugin({
  id: 'home',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  base: '',
  section: { label: 'section', icon: HomeOutlinedIcon, order: 0 },
  routes: [{ path: 'index', label: 'title', icon: HomeOutlinedIcon, component: () => import('./HomePage'), order: 10 }],
  links: [{ id: 'dashboard', label: 'dataDashboard', icon: MonitorOutlinedIcon, to: '', order: 20 }],
  texts: import.meta.glob('./texts/titles/*.ts'),
});
