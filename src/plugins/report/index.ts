import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import BubbleChartOutlinedIcon from '@mui/icons-material/BubbleChartOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import SummarizeOutlinedIcon from '@mui/icons-material/SummarizeOutlined';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** Reports drawn up from health records; the pages come with a later version. */
export default definePlugin({
  id: 'report-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: SummarizeOutlinedIcon, order: 80 },
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    { path: 'ecg-manage', label: 'pages.ecg', icon: MonitorHeartOutlinedIcon, component: planned, order: 10 },
    { path: 'lorenz-manage', label: 'pages.lorenz', icon: BubbleChartOutlinedIcon, component: planned, order: 20 },
    {
      path: 'lorenz-type-manage',
      label: 'pages.lorenzType',
      icon: CategoryOutlinedIcon,
      component: planned,
      order: 30,
    },
    { path: 'sleep-manage', label: 'pages.sleep', icon: BedtimeOutlinedIcon, component: planned, order: 40 },
  ],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
});
