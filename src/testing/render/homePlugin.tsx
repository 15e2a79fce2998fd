import type { Locale } from '../../../contract/constants';
import { type PluginDefinition, useWidgets } from '../../core/plugin-api';

const TITLES: Readonly<Record<Locale, object>> = {
  'zh-CN': { section: '首页', title: '开始' },
  'zh-TW': { section: '首頁', title: '開始' },
  en: { section: 'Home', title: 'Start' },
  ja: { section: 'ホーム', title: '開始' },
};

/** A start page with the parts that plugins add to it. */
function HomePage() {
  const widgets = useWidgets('dashboard');
  return (
    <>
      <p>the home page</p>
      {widgets.map(({ key, render }) => (
        <section key={key} aria-label={key}>
          {render({ slot: 'dashboard' })}
        </section>
      ))}
    </>
  );
}

/** A stand-in for the section that every console has. */
export const homePlugin: PluginDefinition = {
  id: 'home',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  base: '',
  section: { label: 'section', icon: () => null, order: 0 },
  routes: [{ path: 'index', label: 'title', component: async () => ({ default: HomePage }) }],
  texts: Object.fromEntries(
    Object.entries(TITLES).map(([locale, titles]) => [`titles/${locale}`, async () => ({ default: titles })]),
  ),
};
