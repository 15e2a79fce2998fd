import AirOutlinedIcon from '@mui/icons-material/AirOutlined';
import BedtimeOutlinedIcon from '@mui/icons-material/BedtimeOutlined';
import BloodtypeOutlinedIcon from '@mui/icons-material/BloodtypeOutlined';
import CompressOutlinedIcon from '@mui/icons-material/CompressOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import DataObjectOutlinedIcon from '@mui/icons-material/DataObjectOutlined';
import DirectionsWalkOutlinedIcon from '@mui/icons-material/DirectionsWalkOutlined';
import FavoriteBorderOutlinedIcon from '@mui/icons-material/FavoriteBorderOutlined';
import FitnessCenterOutlinedIcon from '@mui/icons-material/FitnessCenterOutlined';
import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import ShowChartOutlinedIcon from '@mui/icons-material/ShowChartOutlined';
import SingleBedOutlinedIcon from '@mui/icons-material/SingleBedOutlined';
import TimelapseOutlinedIcon from '@mui/icons-material/TimelapseOutlined';
import VibrationOutlinedIcon from '@mui/icons-material/VibrationOutlined';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** Health records that come from devices; the pages come with a later version. */
export default definePlugin({
  id: 'record-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: MonitorHeartOutlinedIcon, order: 70 },
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    {
      path: 'blood-oxygen-manage',
      label: 'pages.bloodOxygen',
      icon: BloodtypeOutlinedIcon,
      component: planned,
      order: 10,
    },
    {
      path: 'blood-pressure-manage',
      label: 'pages.bloodPressure',
      icon: CompressOutlinedIcon,
      component: planned,
      order: 20,
    },
    {
      path: 'cardiac-load-manage',
      label: 'pages.cardiacLoad',
      icon: FitnessCenterOutlinedIcon,
      component: planned,
      order: 30,
    },
    {
      path: 'ecg-intensity-manage',
      label: 'pages.ecgIntensity',
      icon: ShowChartOutlinedIcon,
      component: planned,
      order: 40,
    },
    {
      path: 'heart-rate-manage',
      label: 'pages.heartRate',
      icon: FavoriteBorderOutlinedIcon,
      component: planned,
      order: 50,
    },
    { path: 'hrv-manage', label: 'pages.hrv', icon: InsightsOutlinedIcon, component: planned, order: 60 },
    {
      path: 'hypoxia-time-manage',
      label: 'pages.hypoxiaTime',
      icon: TimelapseOutlinedIcon,
      component: planned,
      order: 70,
    },
    {
      path: 'respiratory-rate-manage',
      label: 'pages.respiratoryRate',
      icon: AirOutlinedIcon,
      component: planned,
      order: 80,
    },
    {
      path: 'sleep-activity-manage',
      label: 'pages.sleepActivity',
      icon: SingleBedOutlinedIcon,
      component: planned,
      order: 90,
    },
    {
      path: 'sleep-status-manage',
      label: 'pages.sleepStatus',
      icon: BedtimeOutlinedIcon,
      component: planned,
      order: 100,
    },
    { path: 'sport-manage', label: 'pages.sport', icon: DirectionsWalkOutlinedIcon, component: planned, order: 110 },
    {
      path: 'sport-amplitude-manage',
      label: 'pages.sportAmplitude',
      icon: VibrationOutlinedIcon,
      component: planned,
      order: 120,
    },
    { path: 'raw-manage', label: 'pages.raw', icon: DataObjectOutlinedIcon, component: planned, order: 130 },
  ],
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
