import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** Accounts of the mini-program: doctors, users and their membership levels. */
export default definePlugin({
  id: 'account-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: ManageAccountsOutlinedIcon, order: 10 },
  resources: [
    {
      name: 'doctor-manage',
      entity: laterEntity({ name: 'doctor', section: 'account' }, () => import('../../../contract/account/doctor')),
      label: 'pages.doctor',
      icon: MedicalServicesOutlinedIcon,
      order: 10,
      list: () => import('./doctor/DoctorList'),
      create: () => import('./doctor/DoctorCreate'),
      edit: () => import('./doctor/DoctorEdit'),
      show: () => import('./doctor/DoctorShow'),
    },
    {
      name: 'user-manage',
      entity: laterEntity({ name: 'user', section: 'account' }, () => import('../../../contract/account/user')),
      label: 'pages.user',
      icon: PeopleAltOutlinedIcon,
      order: 20,
      list: () => import('./user/UserList'),
      create: () => import('./user/UserCreate'),
      edit: () => import('./user/UserEdit'),
      show: () => import('./user/UserShow'),
    },
    {
      name: 'vip-manage',
      entity: laterEntity({ name: 'vip', section: 'account' }, () => import('../../../contract/account/vip')),
      label: 'pages.vip',
      icon: WorkspacePremiumOutlinedIcon,
      order: 30,
      list: () => import('./vip/VipList'),
      create: () => import('./vip/VipCreate'),
      edit: () => import('./vip/VipEdit'),
      show: () => import('./vip/VipShow'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/AccountIndex'),
      order: 0,
    },
  ],
  widgets: [{ id: 'todo', slot: 'dashboard', size: 4, order: 40, component: () => import('./overview/AccountWidget') }],
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
