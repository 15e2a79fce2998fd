import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { type ActionContribution, definePlugin } from '../../core/plugin-api';

/** The step that sends somebody to a visit has a dialog of its own. */
const assignment = (operation: 'assign' | 'reassign'): ActionContribution => ({
  id: operation,
  resource: 'service-application-manage',
  type: 'record',
  label: `application.actions.${operation}`,
  operation,
  component: () => import('./application/assign/AssignDialog'),
});

/** Nursing service: requests, caregivers, the service catalogue and the places of service; check-in and risks follow. */
export default definePlugin({
  id: 'service-manage',
  version: '1.0.0',
  engines: { console: '^1.1.0' },
  section: { label: 'section', icon: HandshakeIcon, order: 20 },
  resources: [
    {
      name: 'attendant-manage',
      entity: laterEntity({ name: 'attendant', section: 'service' }, () => import('./entities/attendant')),
      label: 'pages.attendant',
      icon: BadgeIcon,
      order: 10,
      list: () => import('./attendant/AttendantList'),
    },
    {
      name: 'service-application-manage',
      entity: laterEntity(
        { name: 'serviceApplication', section: 'service' },
        () => import('./entities/serviceApplication'),
      ),
      label: 'pages.application',
      icon: EventNoteIcon,
      order: 20,
      list: () => import('./application/ApplicationList'),
      edit: () => import('./application/ApplicationEdit'),
      show: () => import('./application/ApplicationShow'),
      form: () => import('./application/form/applicationForm'),
    },
    // Has no pages: the monitoring of anomalies shows the rules.
    {
      name: 'risk-rule-manage',
      entity: laterEntity({ name: 'riskRule', section: 'service' }, () => import('./entities/riskRule')),
      menu: false,
      pages: [],
    },
    {
      name: 'address-manage',
      entity: laterEntity({ name: 'userAddress', section: 'service' }, () => import('./entities/userAddress')),
      label: 'pages.address',
      icon: PlaceIcon,
      order: 50,
      show: () => import('./userAddress/UserAddressShow'),
      form: () => import('./userAddress/userAddressForm'),
    },
    {
      name: 'service-type-manage',
      entity: laterEntity({ name: 'serviceType', section: 'service' }, () => import('./entities/serviceType')),
      label: 'pages.serviceType',
      icon: ListAltIcon,
      order: 60,
    },
    {
      name: 'service-input-manage',
      entity: laterEntity({ name: 'serviceInput', section: 'service' }, () => import('./entities/serviceInput')),
      label: 'input.title',
      menu: false,
      order: 70,
      pages: ['list'],
      list: () => import('./input/InputList'),
    },
    {
      name: 'service-package-manage',
      entity: laterEntity(
        { name: 'serviceApplicationIO', section: 'service' },
        () => import('./entities/serviceApplicationIO'),
      ),
      label: 'pages.package',
      menu: false,
      order: 80,
      pages: ['list'],
      list: () => import('./package/ApplicationPackageList'),
    },
  ],
  routes: [
    { path: 'index', label: 'pages.index', icon: DashboardIcon, order: 0, component: () => import('./ServiceIndex') },
    {
      path: 'sign-manage',
      label: 'pages.sign',
      icon: HowToRegIcon,
      order: 30,
      component: () => import('./sign/SignPage'),
      permission: { resource: 'service-application-manage', action: 'selectSignPagination' },
    },
    {
      path: 'risk-manage',
      label: 'pages.risk',
      icon: GppMaybeIcon,
      order: 40,
      component: () => import('./risk/RiskPage'),
      permission: { resource: 'service-application-manage', action: 'selectHighRiskPagination' },
    },
  ],
  permissions: [
    { resource: 'service-application-manage', action: 'selectSignPagination', label: 'pages.sign' },
    { resource: 'service-application-manage', action: 'selectHighRiskPagination', label: 'pages.risk' },
  ],
  actions: [assignment('assign'), assignment('reassign')],
  widgets: [
    { id: 'today', slot: 'dashboard', size: 4, order: 5, component: () => import('./ServiceWidget') },
    { id: 'todo', slot: 'dashboard', size: 4, order: 10, component: () => import('./AttendantWidget') },
  ],
  figures: () => import('./panel/figures'),
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.ts'),
});
