import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SecondStep } from '../../contract/calls/envelope';
import { LOCALES, type Locale } from '../../contract/constants';
import type { SignInSteps } from '../../contract/session/signIn';
import { DOCUMENT_LANGUAGE, LOCALE_NAMES, storedLocale, storeLocale } from '../core/i18n/locale';
import { addStyleSheet } from '../core/theme/addStyleSheet';
import { type Appearance, isDarkMode, PREFERS_DARK, storedAppearance, toAppearance } from '../core/theme/appearance';
import { type SiteTexts, themeTexts } from '../core/theme/themeTexts';
import { replayEarlyClick } from './captureEarlyClick';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { LoginScene } from './LoginScene';
import loginCss from './login.css?inline';
import { loginTexts } from './loginTexts';
import { storeLoginVariables } from './loginVariables';
import { SecondStepForm } from './SecondStepForm';
import { themeVariables } from './themeVariables';

export interface LoginPageProps extends Pick<LoginFormProps, 'onSignedIn' | 'onInput'> {
  steps: SignInSteps;
  /** Texts from the operator configuration. */
  site: SiteTexts;
  /** Initial language. Defaults to the one stored in this browser. */
  locale?: Locale;
}

/** Appearance of the prerendered HTML, which is the same for all browsers. */
export const DEFAULT_APPEARANCE: Appearance = toAppearance({});

/**
 * The login page: light, without react-admin and MUI, so that it is usable immediately (spec §2). It uses the theme of the
 * last user of this browser, unless they signed out; then the default theme.
 */
export default function LoginPage({ site, steps, onSignedIn, onInput, locale: initialLocale }: LoginPageProps) {
  const main = useRef<HTMLElement>(null);
  const [locale, setLocale] = useState(() => initialLocale ?? storedLocale());
  const [step, setStep] = useState<SecondStep>();
  const [notice, setNotice] = useState('');
  const appearance = useStoredAppearance();
  const texts = loginTexts[locale];
  const { wordmark, footer } = themeTexts(appearance.theme, site, texts.productFull);
  // Inlined in the script: a separate CSS file would be requested only after this script has loaded, and would delay the
  // page.
  useInsertionEffect(() => void addStyleSheet(loginCss, LOGIN_STYLE), []);
  useLayoutEffect(() => {
    const isDark = isDarkMode(appearance.mode, window.matchMedia?.(PREFERS_DARK).matches === true);
    const variables = themeVariables(appearance, isDark);
    for (const [name, value] of Object.entries(variables)) main.current?.style.setProperty(name, value);
    storeLoginVariables(variables);
  }, [appearance]);
  useEffect(() => {
    storeLocale(locale);
    document.title = `${texts.product} | ${texts.title}`;
  }, [locale, texts]);
  useEffect(replayEarlyClick, []);
  return (
    <main ref={main} className="login" lang={DOCUMENT_LANGUAGE[locale]}>
      <div className="login-halves">
        <LoginScene />
        <div className="login-side">
          <section className="login-card">
            <header className="login-head">
              <img src="/logo.webp" alt="" width="52" height="52" fetchPriority="low" />
              <h1>{wordmark}</h1>
              <p>{texts.motto}</p>
            </header>
            {step ? (
              <SecondStepForm
                texts={texts}
                step={step}
                steps={steps}
                onSignedIn={onSignedIn}
                onBack={(reason) => {
                  setNotice(reason);
                  setStep(undefined);
                }}
              />
            ) : (
              <LoginForm
                texts={texts}
                signIn={steps.signIn}
                onSecondStep={setStep}
                onSignedIn={onSignedIn}
                onInput={onInput}
                notice={notice}
              />
            )}
          </section>
          <LanguageSwitch label={texts.language} locale={locale} onChange={setLocale} />
        </div>
      </div>
      <footer id={LOGIN_END} className="login-foot">
        {footer.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </footer>
    </main>
  );
}

/** Id of the page's style sheet; the server puts it into prerendered HTML. */
export const LOGIN_STYLE = 'login-style';

/** Id of the element that ends the page. The browser paints nothing before it, so that nothing shifts. */
export const LOGIN_END = 'login-end';

/** Returns the appearance stored in this browser. During hydration it equals that of the prerendered HTML. */
function useStoredAppearance(): Appearance {
  const stored = useRef<Appearance>(undefined);
  const read = () => {
    stored.current ??= storedAppearance();
    return stored.current;
  };
  return useSyncExternalStore(subscribeToNothing, read, () => DEFAULT_APPEARANCE);
}

const subscribeToNothing = () => () => undefined;

interface LanguageSwitchProps {
  label: string;
  locale: Locale;
  onChange: (locale: Locale) => void;
}

function LanguageSwitch({ label, locale, onChange }: LanguageSwitchProps) {
  return (
    <nav className="login-languages" aria-label={label}>
      {LOCALES.map((code) => (
        <button
          key={code}
          type="button"
          lang={DOCUMENT_LANGUAGE[code]}
          aria-pressed={code === locale}
          onClick={() => onChange(code)}
        >
          {LOCALE_NAMES[code]}
        </button>
      ))}
    </nav>
  );
}
