import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined';
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import PersonOffOutlinedIcon from '@mui/icons-material/PersonOffOutlined';
import PhoneIphoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import PostAddIcon from '@mui/icons-material/PostAddOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { type ActionContribution, definePlugin } from '../../core/plugin-api';

/** Assigning has its own dialog. */
const assignment = (operation: 'assign' | 'reassign'): ActionContribution => ({
  id: operation,
  resource: 'service-application-manage',
  type: 'record',
  label: `application.actions.${operation}`,
  operation,
  component: () => import('./application/assign/AssignDialog'),
});

/** Banning has its own dialog, which first shows the visits that would become unassigned. */
const ban = (type: 'record' | 'bulk'): ActionContribution => ({
  id: type === 'bulk' ? 'banAttendants' : 'banAttendant',
  resource: 'attendant-manage',
  type,
  label: 'attendant.ban.action',
  operation: 'banAttendant',
  component: () => import('./attendant/BanDialog'),
});

/** Visits are planned from the list of elders. */
const planning = (type: 'record' | 'bulk'): ActionContribution => ({
  id: type === 'bulk' ? 'planVisits' : 'planVisit',
  resource: 'elderly-manage/elderly-manage',
  type,
  label: 'planning.action',
  icon: EventAvailableIcon,
  operation: 'planVisit',
  permission: { resource: 'service-application-manage', action: 'create' },
  component: () => import('./planning/PlanVisitDialog'),
});

const APPLICATIONS = '/jishan-smart/service-manage/service-application-manage';

/** Widgets of the start page that show the progress of the day. */
const flow = {
  slot: 'dashboard',
  permission: { resource: 'service-application-manage', action: 'selectDayFlow' },
} as const;

/** Nursing service: requests, caregivers, service catalog, places of service, check-in and risks. */
export default definePlugin({
  id: 'service-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: HandshakeIcon, order: 20 },
  resources: [
    {
      name: 'attendant-manage',
      entity: lazyEntity({ name: 'attendant', section: 'service' }, () => import('./entities/attendants/attendant')),
      label: 'pages.attendant',
      icon: BadgeIcon,
      order: 10,
      search: { order: 20, fields: ['attendantNo', 'phone'] },
      list: () => import('./attendant/AttendantList'),
      form: () => import('./attendant/attendantForm'),
    },
    {
      name: 'service-application-manage',
      entity: lazyEntity(
        { name: 'serviceApplication', section: 'service' },
        () => import('./entities/applications/serviceApplication'),
      ),
      label: 'pages.application',
      icon: EventNoteIcon,
      order: 20,
      search: { order: 30, fields: ['elderlyName', 'planStart'] },
      list: () => import('./application/ApplicationList'),
      edit: () => import('./application/ApplicationEdit'),
      show: () => import('./application/ApplicationShow'),
      form: () => import('./application/form/applicationForm'),
    },
    {
      name: 'settlement-entry-manage',
      entity: lazyEntity(
        { name: 'settlementEntry', section: 'service' },
        () => import('./entities/settlement/settlementEntry'),
      ),
      label: 'pages.settlement',
      icon: ReceiptLongIcon,
      order: 25,
      pages: ['list', 'show'],
    },
    // Has no separate pages: the anomaly monitoring page shows the rules.
    {
      name: 'risk-rule-manage',
      entity: lazyEntity({ name: 'riskRule', section: 'service' }, () => import('./entities/risk/riskRule')),
      menu: false,
      pages: [],
    },
    {
      name: 'address-manage',
      entity: lazyEntity({ name: 'userAddress', section: 'service' }, () => import('./entities/places/userAddress')),
      label: 'pages.address',
      icon: PlaceIcon,
      order: 50,
      show: () => import('./userAddress/UserAddressShow'),
      form: () => import('./userAddress/userAddressForm'),
    },
    {
      name: 'service-type-manage',
      entity: lazyEntity({ name: 'serviceType', section: 'service' }, () => import('./entities/serviceType')),
      label: 'pages.serviceType',
      icon: ListAltIcon,
      order: 60,
    },
    {
      name: 'service-input-manage',
      entity: lazyEntity({ name: 'serviceInput', section: 'service' }, () => import('./entities/serviceInput')),
      label: 'input.title',
      menu: false,
      order: 70,
      pages: ['list'],
      list: () => import('./input/InputList'),
    },
    {
      name: 'service-package-manage',
      entity: lazyEntity(
        { name: 'serviceApplicationIO', section: 'service' },
        () => import('./entities/applications/serviceApplicationIO'),
      ),
      label: 'pages.package',
      menu: false,
      order: 80,
      pages: ['list'],
      list: () => import('./package/ApplicationPackageList'),
    },
  ],
  routes: [
    { path: 'index', label: 'pages.index', icon: DashboardIcon, order: 0, component: () => import('./overview/page') },
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
    { resource: 'service-application-manage', action: 'selectDayFlow', label: 'widgets.hours' },
    { resource: 'service-application-manage', action: 'selectServiceMap', label: 'widgets.map' },
    { resource: 'service-application-manage', action: 'selectSignPagination', label: 'pages.sign' },
    { resource: 'service-application-manage', action: 'selectHighRiskPagination', label: 'pages.risk' },
  ],
  actions: [
    assignment('assign'),
    assignment('reassign'),
    planning('record'),
    planning('bulk'),
    ban('record'),
    ban('bulk'),
    {
      id: 'erasePerson',
      resource: 'attendant-manage',
      type: 'record',
      label: 'actions.erasePerson',
      icon: PersonOffOutlinedIcon,
      tone: 'danger',
      operation: 'erasePerson',
      component: () => import('./attendant/EraseAttendant'),
    },
    {
      id: 'issueAppKey',
      resource: 'attendant-manage',
      type: 'record',
      label: 'attendant.appKey.issue',
      icon: PhoneIphoneIcon,
      operation: 'issueAppKey',
      component: () => import('./attendant/AppKeyDialog'),
    },
  ],
  queue: () => import('./queue'),
  widgets: [
    {
      id: 'ofElder',
      slot: 'elderly-manage/elderly-manage.show',
      order: 10,
      component: () => import('./elder/VisitsOfElder'),
    },
    { ...flow, id: 'hours', label: 'widgets.hours', size: 2, order: 5, component: () => import('./today/HoursWidget') },
    { ...flow, id: 'week', label: 'widgets.week', size: 1, order: 10, component: () => import('./today/WeekWidget') },
    { ...flow, id: 'map', label: 'widgets.map', size: 2, order: 30, component: () => import('./today/MapWidget') },
    { ...flow, id: 'wall', slot: 'wall', label: 'widgets.map', order: 10, component: () => import('./wall/WallMap') },
    { id: 'waiting', slot: 'bell', order: 20, component: () => import('./ServiceWaiting') },
  ],
  searchActions: [
    {
      id: 'newApplication',
      resource: 'elderly-manage/elderly-manage',
      label: 'newApplication',
      icon: PostAddIcon,
      permission: { resource: 'service-application-manage', action: 'create' },
      to: ({ id }) => `${APPLICATIONS}/create?source=${encodeURIComponent(JSON.stringify({ elderlyId: id }))}`,
    },
  ],
  figures: () => import('./panel/figures'),
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
