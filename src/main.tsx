import { createRoot } from 'react-dom/client';
import { LOGIN_PATH } from '../contract/paths';
import { installGlobalErrorLog } from './core/log/installGlobalErrorLog';
import { showStartFailure } from './showStartFailure';

/** The page's only root: the login page first where that is asked for, and the console in its place afterwards. */
const container = document.getElementById('root');
if (!container) throw new Error('index.html lacks the element #root.');
installGlobalErrorLog();
document.addEventListener('securitypolicyviolation', (refused) =>
  import('./core/log/logPolicyRefusal').then(({ logPolicyRefusal }) => logPolicyRefusal(refused)),
);

// Two programs, so that whoever has to sign in does not wait for a console they cannot see yet. No top-level await:
// it would keep the bundler from joining small chunks.
const isLogin = window.location.pathname === LOGIN_PATH;
const start = isLogin
  ? import('./startLogin').then(({ startLogin }) => startLogin(container))
  : Promise.all([
      import('./startConsole'),
      // What the console consists of is decided while the code of its pages is on its way.
      import('./resolveConsole').then(({ resolveConsole }) => resolveConsole()),
    ]).then(([{ startConsole }, resolved]) => startConsole(createRoot(container), resolved));
start.catch((error: unknown) => showStartFailure(container, error));
