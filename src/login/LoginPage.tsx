import { useEffect, useState } from 'react';
import { LOCALES, type Locale } from '../../contract/constants';
import type { SecondStep } from '../../contract/envelope';
import type { SignInSteps } from '../../contract/signIn';
import { DOCUMENT_LANGUAGE, keepLocale, LOCALE_NAMES, storedLocale } from '../core/i18n/locale';
import { addStyleSheet } from '../core/theme/addStyleSheet';
import { isDarkMode, PREFERS_DARK, storedAppearance } from '../core/theme/appearance';
import { type SiteTexts, themeTexts } from '../core/theme/themeTexts';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { LoginScene } from './LoginScene';
import loginCss from './login.css?inline';
import { loginTexts } from './loginTexts';
import { SecondStepForm } from './SecondStepForm';
import { themeVariables } from './themeVariables';

// In the script itself: a file of its own would be asked for only when this one is there, and waited for.
addStyleSheet(loginCss);

export interface LoginPageProps extends Pick<LoginFormProps, 'onSignedIn' | 'onInput'> {
  steps: SignInSteps;
  /** The operator's texts. */
  site: SiteTexts;
}

/**
 * The login page: light, without react-admin and MUI, so that it can be used at once (spec §2). It wears the theme of
 * whoever was last logged in on this browser and did not sign out; else the default.
 */
export default function LoginPage({ site, steps, onSignedIn, onInput }: LoginPageProps) {
  const [locale, setLocale] = useState(storedLocale);
  const [step, setStep] = useState<SecondStep>();
  const [notice, setNotice] = useState('');
  const [appearance] = useState(() => storedAppearance());
  const isDark = isDarkMode(appearance.mode, window.matchMedia?.(PREFERS_DARK).matches === true);
  const texts = loginTexts[locale];
  const { wordmark, footer } = themeTexts(appearance.theme, site, texts.productFull);
  useEffect(() => {
    keepLocale(locale);
    document.title = `${texts.product} | ${texts.title}`;
  }, [locale, texts]);
  return (
    <main className="login" style={themeVariables(appearance, isDark)}>
      <div className="login-halves">
        <LoginScene />
        <div className="login-side">
          <section className="login-card">
            <header className="login-head">
              <img src="/logo.svg" alt="" width="52" height="52" />
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
      <footer className="login-foot">
        {footer.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </footer>
    </main>
  );
}

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
