import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import BubbleChartOutlinedIcon from '@mui/icons-material/BubbleChartOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import SummarizeOutlinedIcon from '@mui/icons-material/SummarizeOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** Reports drawn up from health records: electrocardiograms, Lorenz plots, nights. */
export default definePlugin({
  id: 'report-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: SummarizeOutlinedIcon, order: 80 },
  resources: [
    {
      name: 'ecg-manage',
      entity: laterEntity({ name: 'ecg', section: 'report' }, () => import('../../../contract/report/ecg')),
      label: 'pages.ecg',
      icon: MonitorHeartOutlinedIcon,
      order: 10,
      list: () => import('./ecg/EcgList'),
      show: () => import('./ecg/EcgShow'),
    },
    {
      name: 'lorenz-manage',
      entity: laterEntity({ name: 'lorenz', section: 'report' }, () => import('../../../contract/report/lorenz')),
      label: 'pages.lorenz',
      icon: BubbleChartOutlinedIcon,
      order: 20,
      list: () => import('./lorenz/LorenzList'),
      show: () => import('./lorenz/LorenzShow'),
    },
    {
      name: 'lorenz-type-manage',
      entity: laterEntity(
        { name: 'lorenzType', section: 'report' },
        () => import('../../../contract/report/lorenzType'),
      ),
      label: 'pages.lorenzType',
      icon: CategoryOutlinedIcon,
      order: 30,
      list: () => import('./types/LorenzTypeList'),
    },
    {
      name: 'sleep-manage',
      entity: laterEntity({ name: 'sleep', section: 'report' }, () => import('../../../contract/report/sleep')),
      label: 'pages.sleep',
      icon: BedtimeOutlinedIcon,
      order: 40,
      list: () => import('./sleep/SleepList'),
      show: () => import('./sleep/SleepShow'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/ReportIndex'),
      order: 0,
    },
  ],
  widgets: [{ id: 'todo', slot: 'dashboard', size: 4, order: 60, component: () => import('./overview/ReportWidget') }],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
  texts: {
    'zh-CN': () => import('./texts/zh-CN'),
    'zh-TW': () => import('./texts/zh-TW'),
    en: () => import('./texts/en'),
    ja: () => import('./texts/ja'),
  },
});
