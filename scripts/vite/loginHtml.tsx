import { renderToString } from 'react-dom/server';
import { LOCALES } from '../../contract/constants';
import LoginPage, { DEFAULT_APPEARANCE } from '../../src/login/LoginPage';
import { themeVariables } from '../../src/login/themeVariables';

export { LOGIN_END, LOGIN_STYLE } from '../../src/login/LoginPage';

const rejectSignIn = () => Promise.reject(new Error('nobody signs in while the page is built'));
const steps = { signIn: rejectSignIn, finishSignIn: rejectSignIn, signInWithPasskey: rejectSignIn };

/** The login page as HTML by language, rendered at build time and hydrated in the browser. */
export const loginHtml: Record<string, string> = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    renderToString(<LoginPage steps={steps} onSignedIn={() => undefined} site={{}} locale={locale} />),
  ]),
);

/** The default colors of a browser without a chosen appearance, as CSS. */
export const loginColors = `.login{${colors(false)}}@media (prefers-color-scheme:dark){.login{${colors(true)}}}`;

function colors(isDark: boolean): string {
  return Object.entries(themeVariables(DEFAULT_APPEARANCE, isDark))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
