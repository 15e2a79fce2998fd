import { createRoot } from 'react-dom/client';
import { LOGIN_PATH } from '../../contract/pages/paths';
import { installGlobalErrorLog } from '../core/log/installGlobalErrorLog';
import { showStartFailure } from './showStartFailure';

/** The only React root of the page. It shows the login page first where the address asks for it, then the console. */
const container = document.getElementById('root');
if (!container) throw new Error('index.html lacks the element #root.');
installGlobalErrorLog();
document.addEventListener('securitypolicyviolation', (refused) =>
  import('../core/log/logCspViolation').then(({ logCspViolation: logPolicyRefusal }) => logPolicyRefusal(refused)),
);

// Two separate entry points, so that the login page does not wait for the code of the console. No top-level await: it would
// keep the bundler from merging small chunks.
const isLogin = window.location.pathname === LOGIN_PATH;
const start = isLogin
  ? import('./startLogin').then(({ startLogin }) => startLogin(container))
  : Promise.all([
      import('./startConsole'),
      // Resolves plugins and configuration while the code of the pages is loading.
      import('./resolveConsole').then(({ resolveConsole }) => resolveConsole()),
    ]).then(([{ startConsole }, resolved]) => startConsole(createRoot(container), resolved));
start.catch((error: unknown) => showStartFailure(container, error));
