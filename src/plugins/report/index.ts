import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import BubbleChartOutlinedIcon from '@mui/icons-material/BubbleChartOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import SummarizeOutlinedIcon from '@mui/icons-material/SummarizeOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** Reports based on health records: electrocardiograms, Lorenz plots and nights. */
export default definePlugin({
  id: 'report-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: SummarizeOutlinedIcon, order: 80 },
  resources: [
    {
      name: 'ecg-manage',
      entity: lazyEntity({ name: 'ecg', section: 'report' }, () => import('./entities/ecg')),
      label: 'pages.ecg',
      icon: MonitorHeartOutlinedIcon,
      order: 10,
      search: { order: 80, fields: ['elderlyName'] },
      pages: ['list', 'show'],
      list: () => import('./ecg/EcgList'),
      show: () => import('./ecg/EcgShow'),
    },
    {
      name: 'lorenz-manage',
      entity: lazyEntity({ name: 'lorenz', section: 'report' }, () => import('./entities/lorenz')),
      label: 'pages.lorenz',
      icon: BubbleChartOutlinedIcon,
      order: 20,
      pages: ['list', 'show'],
      list: () => import('./lorenz/LorenzList'),
      show: () => import('./lorenz/LorenzShow'),
    },
    {
      name: 'lorenz-type-manage',
      entity: lazyEntity({ name: 'lorenzType', section: 'report' }, () => import('./entities/lorenzType')),
      label: 'pages.lorenzType',
      icon: CategoryOutlinedIcon,
      order: 30,
      pages: ['list'],
      list: () => import('./types/LorenzTypeList'),
    },
    {
      name: 'sleep-manage',
      entity: lazyEntity({ name: 'sleep', section: 'report' }, () => import('./entities/sleep')),
      label: 'pages.sleep',
      icon: BedtimeOutlinedIcon,
      order: 40,
      search: { order: 90, fields: ['elderlyName'] },
      pages: ['list', 'show'],
      list: () => import('./sleep/SleepList'),
      show: () => import('./sleep/SleepShow'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/page'),
      order: 0,
    },
  ],
  queue: () => import('./queue'),
  figures: async () => ({ default: (await import('./entities/figures')).reportFigures }),
  widgets: [
    {
      id: 'ofElder',
      slot: 'elderly-manage/elderly-manage.show',
      order: 40,
      component: () => import('./elder/ReportsOfElder'),
    },
  ],
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
