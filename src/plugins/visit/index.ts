import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import PhoneInTalkOutlinedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import SupportAgentOutlinedIcon from '@mui/icons-material/SupportAgentOutlined';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** Care follow-up visits and call recordings; the pages come with a later version. */
export default definePlugin({
  id: 'visit-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: SupportAgentOutlinedIcon, order: 40 },
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    {
      path: 'return-visit-manage',
      label: 'pages.returnVisit',
      icon: EventRepeatOutlinedIcon,
      component: planned,
      order: 10,
    },
    {
      path: 'recording-call-manage',
      label: 'pages.recordingCall',
      icon: PhoneInTalkOutlinedIcon,
      component: planned,
      order: 20,
    },
  ],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
});
