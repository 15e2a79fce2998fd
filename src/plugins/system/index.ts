import AdminPanelSettingsOutlinedIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import LockResetOutlinedIcon from '@mui/icons-material/LockResetOutlined';
import LogoutOutlinedIcon from '@mui/icons-material/LogoutOutlined';
import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import QueryStatsOutlinedIcon from '@mui/icons-material/QueryStatsOutlined';
import RuleFolderOutlinedIcon from '@mui/icons-material/RuleFolderOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** Administrators, permissions, logs, versions and the data dashboard. */
export default definePlugin({
  id: 'system-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: SettingsOutlinedIcon, order: 90 },
  resources: [
    {
      name: 'admin-manage',
      entity: lazyEntity({ name: 'admin', section: 'system' }, () => import('./entities/admin')),
      label: 'pages.admin',
      icon: AdminPanelSettingsOutlinedIcon,
      order: 10,
      show: () => import('./admin/AdminShow'),
      form: () => import('./admin/adminForm'),
    },
    {
      name: 'system-version-manage',
      entity: lazyEntity({ name: 'systemVersion', section: 'system' }, () => import('./entities/systemVersion')),
      label: 'pages.systemVersion',
      icon: NewReleasesOutlinedIcon,
      order: 30,
      show: () => import('./version/VersionShow'),
      form: () => import('./version/versionForm'),
    },
    {
      name: 'function-description-manage',
      entity: lazyEntity(
        { name: 'functionDescription', section: 'system' },
        () => import('./entities/functionDescription'),
      ),
      label: 'pages.functionDescription',
      icon: DescriptionOutlinedIcon,
      order: 40,
      show: () => import('./description/DescriptionShow'),
      form: () => import('./description/descriptionForm'),
    },
    {
      name: 'list-view',
      entity: lazyEntity({ name: 'listView', section: 'system' }, () => import('./entities/listView')),
      menu: false,
      pages: [],
    },
    {
      name: 'permission-manage',
      entity: lazyEntity({ name: 'permission', section: 'system' }, () => import('./entities/permission')),
      label: 'pages.permission',
      icon: VpnKeyOutlinedIcon,
      order: 50,
      pages: ['list', 'edit', 'show'],
      show: () => import('./permission/PermissionShow'),
    },
    {
      name: 'permission-template-manage',
      entity: lazyEntity(
        { name: 'permissionTemplate', section: 'system' },
        () => import('./entities/permissionTemplate'),
      ),
      label: 'pages.permissionTemplate',
      icon: RuleFolderOutlinedIcon,
      order: 60,
      show: () => import('./template/TemplateShow'),
      form: () => import('./template/templateForm'),
    },
    {
      name: 'log-manage',
      entity: lazyEntity({ name: 'log', section: 'system' }, () => import('./entities/log')),
      label: 'pages.log',
      icon: HistoryOutlinedIcon,
      order: 70,
      pages: ['list', 'show'],
      list: () => import('./log/LogList'),
      show: () => import('./log/LogShow'),
    },
    {
      name: 'access-count-manage',
      entity: lazyEntity({ name: 'accessCount', section: 'system' }, () => import('./entities/accessCount')),
      label: 'pages.accessCount',
      icon: QueryStatsOutlinedIcon,
      order: 75,
      pages: ['list'],
    },
    {
      name: 'log-type-manage',
      entity: lazyEntity({ name: 'logType', section: 'system' }, () => import('./entities/logType')),
      label: 'pages.logType',
      icon: LabelOutlinedIcon,
      order: 80,
      pages: ['list'],
    },
    // The plugins page of the console shows them.
    {
      name: 'plugin-manage',
      entity: lazyEntity({ name: 'plugin', section: 'system' }, () => import('./entities/plugin')),
      menu: false,
      pages: [],
    },
    // Has no list page, because there is only one panel.
    {
      name: 'data-system',
      entity: lazyEntity({ name: 'dataSystem', section: 'system' }, () => import('./entities/dataSystem')),
      menu: false,
      pages: [],
    },
  ],
  permissions: [
    { resource: 'data-system', action: 'selectMainPanel', label: 'pages.dataSystem' },
    { resource: 'data-system', action: 'selectWallLive', label: 'pages.dataSystem' },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/page'),
      order: 0,
    },
    {
      path: 'data-system-manage',
      label: 'pages.dataSystem',
      icon: SpaceDashboardOutlinedIcon,
      component: () => import('./dashboard/DashboardPage'),
      order: 20,
      permission: { resource: 'data-system', action: 'selectMainPanel' },
    },
  ],
  actions: [
    {
      id: 'resetPassword',
      resource: 'admin-manage',
      type: 'record',
      label: 'actions.resetPassword',
      icon: LockResetOutlinedIcon,
      operation: 'resetPassword',
      component: () => import('./admin/PasswordDialog'),
    },
    {
      id: 'viewAs',
      resource: 'admin-manage',
      type: 'record',
      label: 'actions.viewAs',
      icon: VisibilityOutlinedIcon,
      operation: 'viewAs',
      component: () => import('./admin/ViewAsDialog'),
    },
    {
      id: 'forceLogout',
      resource: 'admin-manage',
      type: 'record',
      label: 'actions.forceLogout',
      icon: LogoutOutlinedIcon,
      confirm: 'actions.forceLogoutQuestion',
      operation: 'forceLogout',
    },
    {
      id: 'resetSecondFactor',
      resource: 'admin-manage',
      type: 'record',
      label: 'actions.resetSecondFactor',
      icon: VpnKeyOutlinedIcon,
      confirm: 'actions.resetSecondFactorQuestion',
      operation: 'resetSecondFactor',
    },
  ],
  queue: () => import('./queue'),
  figures: async () => ({ default: (await import('./entities/figures')).systemFigures }),
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
