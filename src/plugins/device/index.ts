import AccessibilityNewOutlinedIcon from '@mui/icons-material/AccessibilityNewOutlined';
import BlockOutlinedIcon from '@mui/icons-material/BlockOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import GroupAddOutlinedIcon from '@mui/icons-material/GroupAddOutlined';
import HealthAndSafetyOutlinedIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import WatchOutlinedIcon from '@mui/icons-material/WatchOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** Health-monitoring devices, those who wear them, and who may see them. */
export default definePlugin({
  id: 'device-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: WatchOutlinedIcon, order: 60 },
  resources: [
    {
      name: 'device-manage',
      entity: laterEntity({ name: 'device', section: 'device' }, () => import('../../../contract/device/device')),
      label: 'pages.device',
      icon: WatchOutlinedIcon,
      order: 10,
      list: () => import('./device/DeviceList'),
      edit: () => import('./device/DeviceEdit'),
      show: () => import('./device/DeviceShow'),
    },
    {
      name: 'device-type-manage',
      entity: laterEntity(
        { name: 'deviceType', section: 'device' },
        () => import('../../../contract/device/deviceType'),
      ),
      label: 'pages.deviceType',
      icon: CategoryOutlinedIcon,
      order: 20,
      list: () => import('./type/DeviceTypeList'),
    },
    {
      name: 'device-user-manage',
      entity: laterEntity(
        { name: 'deviceUser', section: 'device' },
        () => import('../../../contract/device/deviceUser'),
      ),
      label: 'pages.deviceUser',
      icon: AccessibilityNewOutlinedIcon,
      order: 30,
      list: () => import('./wearer/DeviceUserList'),
      create: () => import('./wearer/DeviceUserCreate'),
      edit: () => import('./wearer/DeviceUserEdit'),
      show: () => import('./wearer/DeviceUserShow'),
    },
    {
      name: 'device-user-healthy-type-manage',
      entity: laterEntity(
        { name: 'deviceUserHealthyType', section: 'device' },
        () => import('../../../contract/device/deviceUserHealthyType'),
      ),
      label: 'pages.deviceUserHealthyType',
      icon: HealthAndSafetyOutlinedIcon,
      order: 40,
      list: () => import('./healthyType/HealthyTypeList'),
    },
    {
      name: 'user-device-user-manage',
      entity: laterEntity(
        { name: 'userDeviceUser', section: 'device' },
        () => import('../../../contract/device/userDeviceUser'),
      ),
      label: 'pages.userDeviceUser',
      icon: GroupAddOutlinedIcon,
      order: 50,
      list: () => import('./relation/UserDeviceUserList'),
      create: () => import('./relation/UserDeviceUserCreate'),
      edit: () => import('./relation/UserDeviceUserEdit'),
      show: () => import('./relation/UserDeviceUserShow'),
    },
    {
      name: 'device-binding-manage',
      entity: laterEntity(
        { name: 'deviceBinding', section: 'device' },
        () => import('../../../contract/device/deviceBinding'),
      ),
      label: 'pages.deviceBinding',
      icon: HistoryOutlinedIcon,
      menu: false,
      order: 60,
      list: () => import('./binding/DeviceBindingList'),
    },
    {
      name: 'device-refusal-manage',
      entity: laterEntity(
        { name: 'deviceRefusal', section: 'device' },
        () => import('../../../contract/device/deviceRefusal'),
      ),
      label: 'pages.deviceRefusal',
      icon: BlockOutlinedIcon,
      menu: false,
      order: 70,
      list: () => import('./refusal/DeviceRefusalList'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/DeviceIndex'),
      order: 0,
    },
  ],
  permissions: [{ resource: 'device-manage', action: 'rotateSecret', label: 'pages.device' }],
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
  widgets: [{ id: 'todo', slot: 'dashboard', size: 4, order: 60, component: () => import('./overview/DeviceWidget') }],
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
