import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ElderlyIcon from '@mui/icons-material/ElderlyOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import FavoriteIcon from '@mui/icons-material/FavoriteBorderOutlined';
import FolderZipOutlinedIcon from '@mui/icons-material/FolderZipOutlined';
import HouseIcon from '@mui/icons-material/HouseOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import PersonOffOutlinedIcon from '@mui/icons-material/PersonOffOutlined';
import SpeedIcon from '@mui/icons-material/SpeedOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** Elders, the type lists that describe them, and the screening of elders without recent service. */
export default definePlugin({
  id: 'elderly-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: ElderlyIcon, order: 30 },
  resources: [
    {
      name: 'elderly-manage',
      entity: lazyEntity({ name: 'elderly', section: 'elderly' }, () => import('./entities/elderly')),
      label: 'pages.elderly',
      icon: PeopleIcon,
      order: 10,
      search: { order: 10, fields: ['elderlyNo', 'street', 'community', 'phone'] },
      list: () => import('./elderly/ElderlyList'),
      show: () => import('./elderly/ElderlyShow'),
      form: () => import('./elderly/elderlyForm'),
    },
    {
      name: 'elderly-type-manage',
      entity: lazyEntity({ name: 'elderlyType', section: 'elderly' }, () => import('./entities/types/elderlyType')),
      label: 'pages.type',
      icon: CategoryIcon,
      order: 30,
      pages: ['list'],
    },
    {
      name: 'elderly-municipal-type-manage',
      entity: lazyEntity(
        { name: 'elderlyMunicipalType', section: 'elderly' },
        () => import('./entities/types/elderlyMunicipalType'),
      ),
      label: 'pages.municipalType',
      icon: AssignmentIndIcon,
      order: 40,
      pages: ['list'],
    },
    {
      name: 'elderly-capacity-type-manage',
      entity: lazyEntity(
        { name: 'elderlyCapacityType', section: 'elderly' },
        () => import('./entities/types/elderlyCapacityType'),
      ),
      label: 'pages.capacityType',
      icon: SpeedIcon,
      order: 50,
      pages: ['list'],
    },
    {
      name: 'elderly-live-type-manage',
      entity: lazyEntity(
        { name: 'elderlyLiveType', section: 'elderly' },
        () => import('./entities/types/elderlyLiveType'),
      ),
      label: 'pages.liveType',
      icon: HouseIcon,
      order: 60,
      pages: ['list'],
    },
    {
      name: 'elderly-marital-status-type-manage',
      entity: lazyEntity(
        { name: 'elderlyMaritalStatusType', section: 'elderly' },
        () => import('./entities/types/elderlyMaritalStatusType'),
      ),
      label: 'pages.maritalStatusType',
      icon: FavoriteIcon,
      order: 70,
      pages: ['list'],
    },
    {
      name: 'elderly-code-type-manage',
      entity: lazyEntity(
        { name: 'elderlyCodeType', section: 'elderly' },
        () => import('./entities/types/elderlyCodeType'),
      ),
      label: 'pages.codeType',
      icon: BadgeIcon,
      order: 80,
      pages: ['list'],
    },
    {
      name: 'elderly-package-manage',
      entity: lazyEntity({ name: 'elderlyIO', section: 'elderly' }, () => import('./entities/elderlyIO')),
      label: 'pages.package',
      menu: false,
      order: 90,
      pages: ['list'],
      list: () => import('./package/ElderlyPackageList'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardIcon,
      order: 0,
      component: () => import('./overview/page'),
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
  actions: [
    {
      id: 'exportPerson',
      resource: 'elderly-manage',
      type: 'record',
      label: 'actions.exportPerson',
      icon: FolderZipOutlinedIcon,
      operation: 'exportPerson',
      component: () => import('./elderly/ExportElder'),
    },
    {
      id: 'erasePerson',
      resource: 'elderly-manage',
      type: 'record',
      label: 'actions.erasePerson',
      icon: PersonOffOutlinedIcon,
      tone: 'danger',
      operation: 'erasePerson',
      component: () => import('./elderly/EraseElder'),
    },
  ],
  queue: () => import('./queue'),
  figures: () => import('./panel/figures'),
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
