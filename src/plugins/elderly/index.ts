import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ElderlyIcon from '@mui/icons-material/ElderlyOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import FavoriteIcon from '@mui/icons-material/FavoriteBorderOutlined';
import HouseIcon from '@mui/icons-material/HouseOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import SpeedIcon from '@mui/icons-material/SpeedOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** Elders and the type lists that describe them; who had no service lately. */
export default definePlugin({
  id: 'elderly-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: ElderlyIcon, order: 30 },
  resources: [
    {
      name: 'elderly-manage',
      entity: laterEntity({ name: 'elderly', section: 'elderly' }, () => import('../../../contract/elderly/elderly')),
      label: 'pages.elderly',
      icon: PeopleIcon,
      order: 10,
      list: () => import('./elderly/ElderlyList'),
      create: () => import('./elderly/ElderlyCreate'),
      edit: () => import('./elderly/ElderlyEdit'),
      show: () => import('./elderly/ElderlyShow'),
    },
    {
      name: 'elderly-type-manage',
      entity: laterEntity(
        { name: 'elderlyType', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyType'),
      ),
      label: 'pages.type',
      icon: CategoryIcon,
      order: 30,
      list: () => import('./types/ElderlyTypeList'),
    },
    {
      name: 'elderly-municipal-type-manage',
      entity: laterEntity(
        { name: 'elderlyMunicipalType', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyMunicipalType'),
      ),
      label: 'pages.municipalType',
      icon: AssignmentIndIcon,
      order: 40,
      list: () => import('./types/MunicipalTypeList'),
    },
    {
      name: 'elderly-capacity-type-manage',
      entity: laterEntity(
        { name: 'elderlyCapacityType', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyCapacityType'),
      ),
      label: 'pages.capacityType',
      icon: SpeedIcon,
      order: 50,
      list: () => import('./types/CapacityTypeList'),
    },
    {
      name: 'elderly-live-type-manage',
      entity: laterEntity(
        { name: 'elderlyLiveType', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyLiveType'),
      ),
      label: 'pages.liveType',
      icon: HouseIcon,
      order: 60,
      list: () => import('./types/LiveTypeList'),
    },
    {
      name: 'elderly-marital-status-type-manage',
      entity: laterEntity(
        { name: 'elderlyMaritalStatusType', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyMaritalStatusType'),
      ),
      label: 'pages.maritalStatusType',
      icon: FavoriteIcon,
      order: 70,
      list: () => import('./types/MaritalStatusTypeList'),
    },
    {
      name: 'elderly-code-type-manage',
      entity: laterEntity(
        { name: 'elderlyCodeType', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyCodeType'),
      ),
      label: 'pages.codeType',
      icon: BadgeIcon,
      order: 80,
      list: () => import('./types/CodeTypeList'),
    },
    {
      name: 'elderly-package-manage',
      entity: laterEntity(
        { name: 'elderlyIO', section: 'elderly' },
        () => import('../../../contract/elderly/elderlyIO'),
      ),
      label: 'pages.package',
      menu: false,
      order: 90,
      list: () => import('./package/ElderlyPackageList'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardIcon,
      order: 0,
      component: () => import('./overview/ElderlyIndex'),
    },
    {
      path: 'no-serviced-manage',
      label: 'pages.noServiced',
      icon: EventBusyIcon,
      order: 20,
      component: () => import('./noServiced/NoServicedPage'),
      permission: { resource: 'elderly-manage', action: 'selectByNoServiced' },
    },
  ],
  permissions: [{ resource: 'elderly-manage', action: 'selectByNoServiced', label: 'pages.noServiced' }],
  widgets: [{ id: 'todo', slot: 'dashboard', size: 4, order: 20, component: () => import('./overview/ElderlyWidget') }],
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
