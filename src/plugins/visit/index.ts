import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import PhoneInTalkOutlinedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import SupportAgentOutlinedIcon from '@mui/icons-material/SupportAgentOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** Care follow-up visits and call recordings. */
export default definePlugin({
  id: 'visit-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: SupportAgentOutlinedIcon, order: 40 },
  resources: [
    {
      name: 'return-visit-manage',
      entity: laterEntity(
        { name: 'returnVisit', section: 'visit', scope: 'admin' },
        () => import('../../../contract/visit/returnVisit'),
      ),
      label: 'pages.returnVisit',
      icon: EventRepeatOutlinedIcon,
      order: 10,
      list: () => import('./returnVisit/ReturnVisitList'),
      create: () => import('./returnVisit/ReturnVisitCreate'),
      edit: () => import('./returnVisit/ReturnVisitEdit'),
      show: () => import('./returnVisit/ReturnVisitShow'),
    },
    {
      name: 'recording-call-manage',
      entity: laterEntity(
        { name: 'recordingCall', section: 'visit', scope: 'admin' },
        () => import('../../../contract/visit/recordingCall'),
      ),
      label: 'pages.recordingCall',
      icon: PhoneInTalkOutlinedIcon,
      order: 20,
      list: () => import('./recordingCall/RecordingCallList'),
      create: () => import('./recordingCall/RecordingCallCreate'),
      edit: () => import('./recordingCall/RecordingCallEdit'),
      show: () => import('./recordingCall/RecordingCallShow'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/VisitIndex'),
      order: 0,
    },
  ],
  actions: [
    {
      id: 'finishVisit',
      resource: 'return-visit-manage',
      type: 'record',
      label: 'visit.finish',
      operation: 'finishVisit',
      component: () => import('./returnVisit/FinishDialog'),
    },
  ],
  widgets: [{ id: 'todo', slot: 'dashboard', size: 4, order: 30, component: () => import('./overview/VisitWidget') }],
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
