import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import PhoneInTalkOutlinedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import SupportAgentOutlinedIcon from '@mui/icons-material/SupportAgentOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** Care follow-up visits and call recordings. */
export default definePlugin({
  id: 'visit-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: SupportAgentOutlinedIcon, order: 40 },
  resources: [
    {
      name: 'return-visit-manage',
      entity: lazyEntity(
        { name: 'returnVisit', section: 'visit', scope: 'admin' },
        () => import('./entities/returnVisit'),
      ),
      label: 'pages.returnVisit',
      icon: EventRepeatOutlinedIcon,
      order: 10,
      search: { order: 100, fields: ['elderlyName'] },
      list: () => import('./returnVisit/ReturnVisitList'),
      create: () => import('./returnVisit/ReturnVisitCreate'),
      show: () => import('./returnVisit/ReturnVisitShow'),
    },
    {
      name: 'recording-call-manage',
      entity: lazyEntity(
        { name: 'recordingCall', section: 'visit', scope: 'admin' },
        () => import('./entities/recordingCall'),
      ),
      label: 'pages.recordingCall',
      icon: PhoneInTalkOutlinedIcon,
      order: 20,
      list: () => import('./recordingCall/RecordingCallList'),
      show: () => import('./recordingCall/RecordingCallShow'),
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
      id: 'finishVisit',
      resource: 'return-visit-manage',
      type: 'record',
      label: 'visit.finish',
      operation: 'finishVisit',
      component: () => import('./returnVisit/FinishDialog'),
    },
    {
      id: 'checkQuality',
      resource: 'recording-call-manage',
      type: 'record',
      label: 'quality.check',
      operation: 'checkQuality',
      component: () => import('./recordingCall/QualityDialog'),
    },
  ],
  queue: () => import('./queue'),
  widgets: [
    {
      id: 'ofElder',
      slot: 'elderly-manage/elderly-manage.show',
      order: 20,
      component: () => import('./elder/FollowUpsOfElder'),
    },
  ],
  figures: async () => ({ default: (await import('./entities/figures')).visitFigures }),
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
