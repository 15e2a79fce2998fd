import AccessibilityNewOutlinedIcon from '@mui/icons-material/AccessibilityNewOutlined';
import BlockOutlinedIcon from '@mui/icons-material/BlockOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import GroupAddOutlinedIcon from '@mui/icons-material/GroupAddOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import PersonSearchOutlinedIcon from '@mui/icons-material/PersonSearchOutlined';
import WatchOutlinedIcon from '@mui/icons-material/WatchOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** Health monitoring devices, their wearers, and who may see the wearers. */
export default definePlugin({
  id: 'device-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: WatchOutlinedIcon, order: 60 },
  resources: [
    {
      name: 'device-manage',
      entity: lazyEntity({ name: 'device', section: 'device' }, () => import('./entities/devices/device')),
      label: 'pages.device',
      icon: WatchOutlinedIcon,
      order: 10,
      search: { order: 40, fields: ['name'] },
      pages: ['list', 'edit', 'show'],
      list: () => import('./device/DeviceList'),
      show: () => import('./device/DeviceShow'),
    },
    {
      name: 'device-type-manage',
      entity: lazyEntity({ name: 'deviceType', section: 'device' }, () => import('./entities/devices/deviceType')),
      label: 'pages.deviceType',
      icon: CategoryOutlinedIcon,
      order: 20,
      pages: ['list'],
    },
    {
      name: 'device-user-manage',
      entity: lazyEntity({ name: 'deviceUser', section: 'device' }, () => import('./entities/wearers/deviceUser')),
      label: 'pages.deviceUser',
      icon: AccessibilityNewOutlinedIcon,
      order: 30,
      search: { order: 50, fields: ['phone'] },
      show: () => import('./wearer/DeviceUserShow'),
      form: () => import('./wearer/wearerForm'),
    },
    {
      name: 'device-user-healthy-type-manage',
      entity: lazyEntity(
        { name: 'deviceUserHealthyType', section: 'device' },
        () => import('./entities/wearers/deviceUserHealthyType'),
      ),
      label: 'pages.deviceUserHealthyType',
      icon: HealthAndSafetyOutlinedIcon,
      order: 40,
      pages: ['list'],
      list: () => import('./healthyType/HealthyTypeList'),
    },
    {
      name: 'user-device-user-manage',
      entity: lazyEntity(
        { name: 'userDeviceUser', section: 'device' },
        () => import('./entities/followers/userDeviceUser'),
      ),
      label: 'pages.userDeviceUser',
      icon: GroupAddOutlinedIcon,
      order: 50,
    },
    {
      name: 'device-binding-manage',
      entity: lazyEntity(
        { name: 'deviceBinding', section: 'device' },
        () => import('./entities/wearers/deviceBinding'),
      ),
      label: 'pages.deviceBinding',
      icon: HistoryOutlinedIcon,
      menu: false,
      order: 60,
      pages: ['list', 'create', 'show'],
    },
    {
      name: 'device-refusal-manage',
      entity: lazyEntity(
        { name: 'deviceRefusal', section: 'device' },
        () => import('./entities/uploads/deviceRefusal'),
      ),
      label: 'pages.deviceRefusal',
      icon: BlockOutlinedIcon,
      menu: false,
      order: 70,
      pages: ['list'],
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
    {
      path: 'unassigned',
      label: 'pages.unassigned',
      icon: PersonSearchOutlinedIcon,
      component: () => import('./unassigned/UnassignedPage'),
      order: 55,
      permission: { resource: 'device-binding-manage', action: 'selectUnassigned' },
    },
  ],
  permissions: [
    { resource: 'device-manage', action: 'rotateSecret', label: 'pages.device' },
    { resource: 'device-binding-manage', action: 'selectUnassigned', label: 'pages.unassigned' },
  ],
  actions: [
    {
      id: 'rotateSecret',
      resource: 'device-manage',
      type: 'record',
      label: 'device.rotate',
      icon: KeyOutlinedIcon,
      operation: 'rotateSecret',
      component: () => import('./device/RotateDialog'),
    },
  ],
  queue: () => import('./queue'),
  figures: async () => ({ default: (await import('./entities/figures')).deviceFigures }),
  widgets: [
    {
      id: 'ofElder',
      slot: 'elderly-manage/elderly-manage.show',
      order: 30,
      component: () => import('./wearer/WearersOfElder'),
    },
  ],
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
