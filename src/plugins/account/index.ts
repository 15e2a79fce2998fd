import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import FolderZipOutlinedIcon from '@mui/icons-material/FolderZipOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import PersonOffOutlinedIcon from '@mui/icons-material/PersonOffOutlined';
import WorkspacePremiumOutlinedIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** Accounts of the mini-program: doctors, users and their membership levels. */
export default definePlugin({
  id: 'account-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: ManageAccountsOutlinedIcon, order: 10 },
  resources: [
    {
      name: 'doctor-manage',
      entity: lazyEntity({ name: 'doctor', section: 'account' }, () => import('./entities/doctor')),
      label: 'pages.doctor',
      icon: MedicalServicesOutlinedIcon,
      order: 10,
      search: { order: 60, fields: ['hospital'] },
      list: () => import('./doctor/DoctorList'),
      show: () => import('./doctor/DoctorShow'),
    },
    {
      name: 'user-manage',
      entity: lazyEntity({ name: 'user', section: 'account' }, () => import('./entities/user')),
      label: 'pages.user',
      icon: PeopleAltOutlinedIcon,
      order: 20,
      search: { order: 70, fields: ['realName', 'phone'] },
      show: () => import('./user/UserShow'),
    },
    {
      name: 'vip-manage',
      entity: lazyEntity({ name: 'vip', section: 'account' }, () => import('./entities/vip')),
      label: 'pages.vip',
      icon: WorkspacePremiumOutlinedIcon,
      order: 30,
      list: () => import('./vip/VipList'),
      show: () => import('./vip/VipShow'),
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
  ],
  actions: [
    {
      id: 'exportPerson',
      resource: 'user-manage',
      type: 'record',
      label: 'actions.exportPerson',
      icon: FolderZipOutlinedIcon,
      operation: 'exportPerson',
      component: () => import('./user/ExportUser'),
    },
    {
      id: 'erasePerson',
      resource: 'user-manage',
      type: 'record',
      label: 'actions.erasePerson',
      icon: PersonOffOutlinedIcon,
      tone: 'danger',
      operation: 'erasePerson',
      component: () => import('./user/EraseUser'),
    },
  ],
  queue: () => import('./queue'),
  figures: () => import('./panel/figures'),
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
