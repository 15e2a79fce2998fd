import AdminPanelSettingsOutlinedIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import RuleFolderOutlinedIcon from '@mui/icons-material/RuleFolderOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** Administrators, permissions, logs, versions and the data dashboard; the pages come with a later version. */
export default definePlugin({
  id: 'system-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: SettingsOutlinedIcon, order: 90 },
  // Without pages until administrators have theirs, so that other pages can name them and choose who approves.
  resources: [
    {
      name: 'admin',
      entity: laterEntity({ name: 'admin', section: 'system' }, () => import('../../../contract/system/admin')),
      label: 'pages.admin',
      menu: false,
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    { path: 'admin-manage', label: 'pages.admin', icon: AdminPanelSettingsOutlinedIcon, component: planned, order: 10 },
    {
      path: 'data-system-manage',
      label: 'pages.dataSystem',
      icon: SpaceDashboardOutlinedIcon,
      component: planned,
      order: 20,
    },
    {
      path: 'system-version-manage',
      label: 'pages.systemVersion',
      icon: NewReleasesOutlinedIcon,
      component: planned,
      order: 30,
    },
    {
      path: 'function-description-manage',
      label: 'pages.functionDescription',
      icon: DescriptionOutlinedIcon,
      component: planned,
      order: 40,
    },
    { path: 'permission-manage', label: 'pages.permission', icon: VpnKeyOutlinedIcon, component: planned, order: 50 },
    {
      path: 'permission-template-manage',
      label: 'pages.permissionTemplate',
      icon: RuleFolderOutlinedIcon,
      component: planned,
      order: 60,
    },
    { path: 'log-manage', label: 'pages.log', icon: HistoryOutlinedIcon, component: planned, order: 70 },
    { path: 'log-type-manage', label: 'pages.logType', icon: LabelOutlinedIcon, component: planned, order: 80 },
  ],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
});
