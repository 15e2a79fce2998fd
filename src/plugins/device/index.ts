import AccessibilityNewOutlinedIcon from '@mui/icons-material/AccessibilityNewOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import GroupAddOutlinedIcon from '@mui/icons-material/GroupAddOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import WatchOutlinedIcon from '@mui/icons-material/WatchOutlined';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** Health-monitoring devices and those who wear them; the pages come with a later version. */
export default definePlugin({
  id: 'device-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: WatchOutlinedIcon, order: 60 },
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    { path: 'device-manage', label: 'pages.device', icon: WatchOutlinedIcon, component: planned, order: 10 },
    {
      path: 'device-type-manage',
      label: 'pages.deviceType',
      icon: CategoryOutlinedIcon,
      component: planned,
      order: 20,
    },
    {
      path: 'device-user-manage',
      label: 'pages.deviceUser',
      icon: AccessibilityNewOutlinedIcon,
      component: planned,
      order: 30,
    },
    {
      path: 'device-user-healthy-type-manage',
      label: 'pages.deviceUserHealthyType',
      icon: HealthAndSafetyOutlinedIcon,
      component: planned,
      order: 40,
    },
    {
      path: 'user-device-user-manage',
      label: 'pages.userDeviceUser',
      icon: GroupAddOutlinedIcon,
      component: planned,
      order: 50,
    },
  ],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
});
