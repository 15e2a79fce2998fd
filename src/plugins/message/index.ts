import CampaignOutlinedIcon from '@mui/icons-material/CampaignOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import NewspaperOutlinedIcon from '@mui/icons-material/NewspaperOutlined';
import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import { definePlugin } from '../../core/plugin-api';

const planned = () => import('./PlannedPage');

/** News and notices with their types; the pages come with a later version. */
export default definePlugin({
  id: 'message-manage',
  version: '1.0.0',
  engines: { console: '^1.0.0' },
  section: { label: 'section', icon: CampaignOutlinedIcon, order: 50 },
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: DashboardOutlinedIcon,
      component: () => import('./SectionIndex'),
      order: 0,
    },
    { path: 'news-manage', label: 'pages.news', icon: NewspaperOutlinedIcon, component: planned, order: 10 },
    { path: 'news-type-manage', label: 'pages.newsType', icon: CategoryOutlinedIcon, component: planned, order: 20 },
    { path: 'notice-manage', label: 'pages.notice', icon: NotificationsOutlinedIcon, component: planned, order: 30 },
    { path: 'notice-type-manage', label: 'pages.noticeType', icon: LabelOutlinedIcon, component: planned, order: 40 },
  ],
  messages: {
    'zh-CN': () => import('./i18n/zh-CN'),
    'zh-TW': () => import('./i18n/zh-TW'),
    en: () => import('./i18n/en'),
    ja: () => import('./i18n/ja'),
  },
});
