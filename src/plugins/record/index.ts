import AirOutlinedIcon from '@mui/icons-material/AirOutlined';
import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import BloodtypeOutlinedIcon from '@mui/icons-material/BloodtypeOutlined';
import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import CompressOutlinedIcon from '@mui/icons-material/CompressOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DataObjectOutlinedIcon from '@mui/icons-material/DataObjectOutlined';
import DirectionsWalkOutlinedIcon from '@mui/icons-material/DirectionsWalkOutlined';
import EditNoteOutlinedIcon from '@mui/icons-material/EditNoteOutlined';
import FavoriteBorderOutlinedIcon from '@mui/icons-material/FavoriteBorderOutlined';
import FitnessCenterOutlinedIcon from '@mui/icons-material/FitnessCenterOutlined';
import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import ShowChartOutlinedIcon from '@mui/icons-material/ShowChartOutlined';
import SingleBedOutlinedIcon from '@mui/icons-material/SingleBedOutlined';
import TimelapseOutlinedIcon from '@mui/icons-material/TimelapseOutlined';
import VibrationOutlinedIcon from '@mui/icons-material/VibrationOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';
import { recordPages } from './recordPages';

/** Health records from devices, and the ward view of wearers who need attention. */
export default definePlugin({
  id: 'record-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: MonitorHeartOutlinedIcon, order: 70 },
  resources: [
    recordPages({
      kind: 'bloodOxygen',
      name: 'blood-oxygen-manage',
      icon: BloodtypeOutlinedIcon,
      order: 10,
      load: () => import('./entities/kinds/bloodOxygen'),
    }),
    recordPages({
      kind: 'bloodPressure',
      name: 'blood-pressure-manage',
      icon: CompressOutlinedIcon,
      order: 20,
      load: () => import('./entities/kinds/bloodPressure'),
    }),
    recordPages({
      kind: 'cardiacLoad',
      name: 'cardiac-load-manage',
      icon: FitnessCenterOutlinedIcon,
      order: 30,
      load: () => import('./entities/kinds/cardiacLoad'),
    }),
    recordPages({
      kind: 'ecgIntensity',
      name: 'ecg-intensity-manage',
      icon: ShowChartOutlinedIcon,
      order: 40,
      load: () => import('./entities/kinds/ecgIntensity'),
    }),
    recordPages({
      kind: 'heartRate',
      name: 'heart-rate-manage',
      icon: FavoriteBorderOutlinedIcon,
      order: 50,
      load: () => import('./entities/kinds/heartRate'),
    }),
    recordPages({
      kind: 'hrv',
      name: 'hrv-manage',
      icon: InsightsOutlinedIcon,
      order: 60,
      load: () => import('./entities/kinds/hrv'),
    }),
    recordPages({
      kind: 'hypoxiaTime',
      name: 'hypoxia-time-manage',
      icon: TimelapseOutlinedIcon,
      order: 70,
      load: () => import('./entities/kinds/hypoxiaTime'),
    }),
    recordPages({
      kind: 'respiratoryRate',
      name: 'respiratory-rate-manage',
      icon: AirOutlinedIcon,
      order: 80,
      load: () => import('./entities/kinds/respiratoryRate'),
    }),
    recordPages({
      kind: 'sleepActivity',
      name: 'sleep-activity-manage',
      icon: SingleBedOutlinedIcon,
      order: 90,
      load: () => import('./entities/kinds/sleepActivity'),
    }),
    recordPages({
      kind: 'sleepStatus',
      name: 'sleep-status-manage',
      icon: BedtimeOutlinedIcon,
      order: 100,
      load: () => import('./entities/kinds/sleepStatus'),
    }),
    recordPages({
      kind: 'sport',
      name: 'sport-manage',
      icon: DirectionsWalkOutlinedIcon,
      order: 110,
      load: () => import('./entities/kinds/sport'),
    }),
    recordPages({
      kind: 'sportAmplitude',
      name: 'sport-amplitude-manage',
      icon: VibrationOutlinedIcon,
      order: 120,
      load: () => import('./entities/kinds/sportAmplitude'),
    }),
    recordPages({
      kind: 'raw',
      name: 'raw-manage',
      icon: DataObjectOutlinedIcon,
      order: 130,
      load: () => import('./entities/kinds/raw'),
    }),
    {
      name: 'wearer-alert-manage',
      entity: lazyEntity({ name: 'wearerAlert', section: 'record' }, () => import('./entities/alerts/wearerAlert')),
      label: 'pages.wearerAlert',
      icon: NotificationsActiveOutlinedIcon,
      menu: false,
      order: 140,
      pages: ['list'],
      list: () => import('./ward/WearerAlertList'),
    },
    {
      name: 'device-event-manage',
      entity: lazyEntity({ name: 'deviceEvent', section: 'record' }, () => import('./entities/deviceEvent')),
      label: 'pages.deviceEvent',
      icon: CampaignOutlinedIcon,
      menu: false,
      order: 150,
      pages: ['list', 'show'],
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./ward/WardPage'),
      order: 0,
    },
  ],
  permissions: [
    { resource: 'blood-pressure-manage', action: 'correctReadings', label: 'readings.correct' },
    { resource: 'wearer-alert-manage', action: 'selectWard', label: 'widget.alarms' },
  ],
  actions: [
    {
      id: 'enterReadings',
      resource: 'blood-pressure-manage',
      type: 'resource',
      label: 'readings.enter',
      icon: EditNoteOutlinedIcon,
      permission: { resource: 'blood-pressure-manage', action: 'create' },
      component: () => import('./readings/ReadingsDialog'),
    },
    {
      id: 'correctReadings',
      resource: 'blood-pressure-manage',
      type: 'record',
      label: 'readings.correct',
      icon: EditNoteOutlinedIcon,
      operation: 'correctReadings',
      component: () => import('./readings/ReadingsDialog'),
    },
  ],
  queue: () => import('./queue'),
  figures: () => import('./panel/figures'),
  widgets: [
    {
      id: 'alarms',
      slot: 'dashboard',
      label: 'widget.alarms',
      size: 1,
      order: 20,
      permission: { resource: 'wearer-alert-manage', action: 'selectWard' },
      component: () => import('./ward/AlarmWidget'),
    },
    {
      id: 'alarm',
      slot: 'header',
      order: 0,
      permission: { resource: 'wearer-alert-manage', action: 'selectWard' },
      component: () => import('./alarm/AlarmStation'),
    },
    { id: 'waiting', slot: 'bell', order: 10, component: () => import('./ward/WardWaiting') },
  ],
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
