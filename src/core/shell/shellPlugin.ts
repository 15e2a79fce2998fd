import BugReportOutlinedIcon from '@mui/icons-material/BugReportOutlined';
import ExtensionOutlinedIcon from '@mui/icons-material/ExtensionOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import SupportAgentIcon from '@mui/icons-material/SupportAgent';
import { LOCALES, type Locale } from '../../../contract/constants';
import { loadConsoleTexts } from '../i18n/loadConsoleTexts';
import { definePlugin } from '../plugin-api';

const overlay = () => import('./pages/OverlayPage');
/** Their titles are among the shell's texts. */
const titles = (locale: Locale) => async () => ({ default: { ...(await loadConsoleTexts(locale)).pages } });

/** The shell's own pages, declared as a plugin, so that menus, titles and addresses are defined in one place (spec §2). */
export const shellPlugin = definePlugin({
  id: 'shell',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  requires: ['home'],
  base: '',
  routes: [
    {
      path: 'index2',
      label: 'log',
      component: () => import('./pages/log/LogPage'),
      section: 'home',
      icon: BugReportOutlinedIcon,
      order: 40,
    },
    {
      path: 'index3',
      label: 'support',
      component: () => import('./pages/SupportPage'),
      section: 'home',
      icon: SupportAgentIcon,
      order: 50,
    },
    {
      path: 'plugins',
      label: 'plugins',
      component: () => import('./pages/plugins/PluginsPage'),
      section: 'home',
      icon: ExtensionOutlinedIcon,
      order: 58,
    },
    { path: 'index4', label: 'logout', component: overlay, section: 'home', icon: LogoutIcon, order: 60 },
    { path: 'log', label: 'log', component: () => import('./pages/log/LogPage'), section: 'home', menu: false },
    {
      path: 'password',
      label: 'password',
      component: () => import('./pages/PasswordPage'),
      section: 'home',
      menu: false,
    },
    {
      path: 'profile',
      label: 'profile',
      component: () => import('./pages/profile/ProfilePage'),
      section: 'home',
      menu: false,
    },
    { path: 'refresh', label: 'refresh', component: overlay, section: 'home', menu: false },
    {
      path: 'redirect/*',
      label: 'redirect',
      component: () => import('./pages/RedirectPage'),
      section: 'home',
      menu: false,
    },
  ],
  texts: Object.fromEntries(LOCALES.map((locale) => [`titles/${locale}`, titles(locale)])),
});
