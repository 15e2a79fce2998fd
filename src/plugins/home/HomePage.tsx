import { lazy, Suspense, useDeferredValue } from 'react';
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import { applyArrangement, DEFAULT_ARRANGEMENT, PageHeader, parseArrangement, useStyleSheet } from '../../core/kit';
import { useStoredState, useWidgets } from '../../core/plugin-api';
import { companyDay, companyHour } from './companyClock';
import { greetingOf } from './greetingOf';
import homeCss from './home.css?inline';
import { QueuePanel } from './queue/QueuePanel';
import { RecentPages } from './RecentPages';
import { ArrangeButton } from './widgets/ArrangeButton';
import { WidgetGrid } from './widgets/WidgetGrid';

/** Lazy, because it is below everything that the user looks at first. */
const Shortcuts = lazy(() => import('./Shortcuts'));

/** The start page: pending work, the figures of the day, and links to the sections. */
export default function HomePage() {
  useStyleSheet(homeCss, 'home');
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const widgets = useWidgets('dashboard');
  const [arrangement, arrange] = useStoredState({
    key: 'arrangement',
    scope: 'user',
    initial: DEFAULT_ARRANGEMENT,
    parse: parseArrangement,
  });
  const shown = applyArrangement(widgets, arrangement).filter(({ key }) => !arrangement.hidden.includes(key));
  const now = new Date();
  const greeting = translate(`home.greeting.${greetingOf(companyHour(now))}`, { name: identity?.fullName ?? '' });
  return (
    <>
      <PageHeader
        title={<span>{greeting}</span>}
        actions={
          <>
            <CompanyDay now={now} />
            <ArrangeButton widgets={widgets} arrangement={arrangement} onChange={arrange} />
          </>
        }
      />
      <div className="home-columns">
        <QueuePanel />
        {shown.length > 0 && <WidgetGrid widgets={shown} />}
      </div>
      <RecentPages />
      <Suspense>
        <Shortcuts />
      </Suspense>
    </>
  );
}

/** Shows the date after the first paint, because creating a date formatter takes the browser 26 ms. */
function CompanyDay({ now }: { now: Date }) {
  const [locale] = useLocaleState();
  const isPainted = useDeferredValue(true, false);
  return <span className="home-soft">{isPainted && companyDay(now, locale)}</span>;
}
