import AdminPanelSettingsOutlinedIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import LockResetOutlinedIcon from '@mui/icons-material/LockResetOutlined';
import LogoutOutlinedIcon from '@mui/icons-material/LogoutOutlined';
import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import RuleFolderOutlinedIcon from '@mui/icons-material/RuleFolderOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** Administrators, permissions, logs, versions, help texts and the data dashboard. */
export default definePlugin({
  id: 'system-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: SettingsOutlinedIcon, order: 90 },
  resources: [
    {
      name: 'admin-manage',
      entity: laterEntity({ name: 'admin', section: 'system' }, () => import('../../../contract/system/admin')),
      label: 'pages.admin',
      icon: AdminPanelSettingsOutlinedIcon,
      order: 10,
      list: () => import('./admin/AdminList'),
      create: () => import('./admin/AdminCreate'),
      edit: () => import('./admin/AdminEdit'),
      show: () => import('./admin/AdminShow'),
    },
    {
      name: 'system-version-manage',
      entity: laterEntity(
        { name: 'systemVersion', section: 'system' },
        () => import('../../../contract/system/systemVersion'),
      ),
      label: 'pages.systemVersion',
      icon: NewReleasesOutlinedIcon,
      order: 30,
      list: () => import('./version/VersionList'),
      create: () => import('./version/VersionCreate'),
      edit: () => import('./version/VersionEdit'),
      show: () => import('./version/VersionShow'),
    },
    {
      name: 'function-description-manage',
      entity: laterEntity(
        { name: 'functionDescription', section: 'system' },
        () => import('../../../contract/system/functionDescription'),
      ),
      label: 'pages.functionDescription',
      icon: DescriptionOutlinedIcon,
      order: 40,
      list: () => import('./description/DescriptionList'),
      create: () => import('./description/DescriptionCreate'),
      edit: () => import('./description/DescriptionEdit'),
      show: () => import('./description/DescriptionShow'),
    },
    {
      name: 'permission-manage',
      entity: laterEntity(
        { name: 'permission', section: 'system' },
        () => import('../../../contract/system/permission'),
      ),
      label: 'pages.permission',
      icon: VpnKeyOutlinedIcon,
      order: 50,
      list: () => import('./permission/PermissionList'),
      edit: () => import('./permission/PermissionEdit'),
      show: () => import('./permission/PermissionShow'),
    },
    {
      name: 'permission-template-manage',
      entity: laterEntity(
        { name: 'permissionTemplate', section: 'system' },
        () => import('../../../contract/system/permissionTemplate'),
      ),
      label: 'pages.permissionTemplate',
      icon: RuleFolderOutlinedIcon,
      order: 60,
      list: () => import('./template/TemplateList'),
      create: () => import('./template/TemplateCreate'),
      edit: () => import('./template/TemplateEdit'),
      show: () => import('./template/TemplateShow'),
    },
    {
      name: 'log-manage',
      entity: laterEntity({ name: 'log', section: 'system' }, () => import('../../../contract/system/log')),
      label: 'pages.log',
      icon: HistoryOutlinedIcon,
      order: 70,
      list: () => import('./log/LogList'),
      show: () => import('./log/LogShow'),
    },
    {
      name: 'log-type-manage',
      entity: laterEntity({ name: 'logType', section: 'system' }, () => import('../../../contract/system/logType')),
      label: 'pages.logType',
      icon: LabelOutlinedIcon,
      order: 80,
      list: () => import('./logType/LogTypeList'),
    },
    // Has no pages of a list: there is one panel.
    {
      name: 'data-system',
      entity: laterEntity(
        { name: 'dataSystem', section: 'system' },
        () => import('../../../contract/system/dataSystem'),
      ),
      menu: false,
    },
  ],
  permissions: [{ resource: 'data-system', action: 'selectMainPanel', label: 'pages.dataSystem' }],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/SystemIndex'),
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
      id: 'forceLogout',
      resource: 'admin-manage',
      type: 'record',
      label: 'actions.forceLogout',
      icon: LogoutOutlinedIcon,
      confirm: 'actions.forceLogoutQuestion',
      operation: 'forceLogout',
    },
  ],
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
