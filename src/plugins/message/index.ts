import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import NewspaperOutlinedIcon from '@mui/icons-material/NewspaperOutlined';
import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import OutboxOutlinedIcon from '@mui/icons-material/OutboxOutlined';
import { laterEntity } from '../../../contract/laterEntity';
import { definePlugin } from '../../core/plugin-api';

/** News and notices with their types, and the messages that go out. */
export default definePlugin({
  id: 'message-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: CampaignOutlinedIcon, order: 50 },
  resources: [
    {
      name: 'news-manage',
      entity: laterEntity({ name: 'news', section: 'message' }, () => import('../../../contract/message/news')),
      label: 'pages.news',
      icon: NewspaperOutlinedIcon,
      order: 10,
      list: () => import('./news/NewsList'),
      create: () => import('./news/NewsCreate'),
      edit: () => import('./news/NewsEdit'),
      show: () => import('./news/NewsShow'),
    },
    {
      name: 'news-type-manage',
      entity: laterEntity({ name: 'newsType', section: 'message' }, () => import('../../../contract/message/newsType')),
      label: 'pages.newsType',
      icon: CategoryOutlinedIcon,
      order: 20,
      list: () => import('./types/NewsTypeList'),
    },
    {
      name: 'notice-manage',
      entity: laterEntity({ name: 'notice', section: 'message' }, () => import('../../../contract/message/notice')),
      label: 'pages.notice',
      icon: NotificationsOutlinedIcon,
      order: 30,
      list: () => import('./notice/NoticeList'),
      create: () => import('./notice/NoticeCreate'),
      edit: () => import('./notice/NoticeEdit'),
      show: () => import('./notice/NoticeShow'),
    },
    {
      name: 'notice-type-manage',
      entity: laterEntity(
        { name: 'noticeType', section: 'message' },
        () => import('../../../contract/message/noticeType'),
      ),
      label: 'pages.noticeType',
      icon: LabelOutlinedIcon,
      order: 40,
      list: () => import('./types/NoticeTypeList'),
    },
    {
      name: 'outbox-manage',
      entity: laterEntity({ name: 'outbox', section: 'message' }, () => import('../../../contract/message/outbox')),
      label: 'pages.outbox',
      icon: OutboxOutlinedIcon,
      menu: false,
      order: 50,
      list: () => import('./outbox/OutboxList'),
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./overview/MessageIndex'),
      order: 0,
    },
  ],
  widgets: [{ id: 'todo', slot: 'dashboard', size: 4, order: 50, component: () => import('./overview/MessageWidget') }],
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
