import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** Mini-program users; doctors and membership levels come with a later version. */
export default definePlugin({
  id: 'account-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: ManageAccountsOutlinedIcon, order: 10 },
  resources: [
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
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    { path: 'doctor-manage', label: 'pages.doctor', icon: MedicalServicesOutlinedIcon, component: planned, order: 10 },
    { path: 'vip-manage', label: 'pages.vip', icon: WorkspacePremiumOutlinedIcon, component: planned, order: 30 },
  ],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
});
