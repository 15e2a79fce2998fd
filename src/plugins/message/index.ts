import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import NewspaperOutlinedIcon from '@mui/icons-material/NewspaperOutlined';
import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import OutboxOutlinedIcon from '@mui/icons-material/OutboxOutlined';
import { lazyEntity } from '../../../contract/lazyEntity';
import { definePlugin } from '../../core/plugin-api';

/** News and notices with their types, and the outgoing messages. */
export default definePlugin({
  id: 'message-manage',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: CampaignOutlinedIcon, order: 50 },
  resources: [
    {
      name: 'news-manage',
      entity: lazyEntity({ name: 'news', section: 'message' }, () => import('./entities/news')),
      label: 'pages.news',
      icon: NewspaperOutlinedIcon,
      order: 10,
      search: { order: 110 },
      show: () => import('./news/NewsShow'),
      form: () => import('./news/newsForm'),
    },
    {
      name: 'news-type-manage',
      entity: lazyEntity({ name: 'newsType', section: 'message' }, () => import('./entities/newsType')),
      label: 'pages.newsType',
      icon: CategoryOutlinedIcon,
      order: 20,
      pages: ['list'],
    },
    {
      name: 'notice-manage',
      entity: lazyEntity({ name: 'notice', section: 'message' }, () => import('./entities/notice')),
      label: 'pages.notice',
      icon: NotificationsOutlinedIcon,
      order: 30,
      search: { order: 120 },
      show: () => import('./notice/NoticeShow'),
      form: () => import('./notice/noticeForm'),
    },
    {
      name: 'notice-type-manage',
      entity: lazyEntity({ name: 'noticeType', section: 'message' }, () => import('./entities/noticeType')),
      label: 'pages.noticeType',
      icon: LabelOutlinedIcon,
      order: 40,
      pages: ['list'],
    },
    {
      name: 'outbox-manage',
      entity: lazyEntity({ name: 'outbox', section: 'message' }, () => import('./entities/outbox')),
      label: 'pages.outbox',
      icon: OutboxOutlinedIcon,
      menu: false,
      order: 50,
      pages: ['list'],
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
      id: 'sendNotice',
      resource: 'notice-manage',
      type: 'record',
      label: 'notice.send',
      operation: 'sendNotice',
      component: () => import('./notice/SendDialog'),
    },
    {
      id: 'scheduleNotice',
      resource: 'notice-manage',
      type: 'record',
      label: 'notice.schedule',
      operation: 'scheduleNotice',
      component: () => import('./notice/SendDialog'),
    },
  ],
  queue: () => import('./queue'),
  figures: async () => ({ default: (await import('./entities/figures')).messageFigures }),
  widgets: [{ id: 'bell', slot: 'header', component: () => import('./bell/Bell') }],
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
