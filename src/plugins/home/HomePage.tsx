import { Box, Typography } from '@mui/material';
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import { PageHeader } from '../../core/kit';
import { useSections, useWidgets } from '../../core/plugin-api';
import { companyDay, companyHour } from './companyClock';
import { DashboardTile } from './DashboardTile';
import { greetingOf } from './greetingOf';
import { RecentPages } from './RecentPages';
import { SectionCard } from './SectionCard';

/** Where an administrator's day begins: a greeting, what the sections have to tell, and the ways into them. */
export default function HomePage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data: identity } = useGetIdentity();
  const sections = useSections().filter(({ plugin }) => plugin !== 'home');
  const widgets = useWidgets('dashboard');
  const now = new Date();
  const greeting = translate(`home.greeting.${greetingOf(companyHour(now))}`, { name: identity?.fullName ?? '' });
  return (
    <>
      <PageHeader title={<span>{greeting}</span>} />
      <Typography sx={{ color: 'text.secondary' }}>{companyDay(now, locale)}</Typography>
      {widgets.length > 0 && (
        <Box
          sx={{
            mt: 1,
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
          }}
        >
          {widgets.map((widget) => (
            <DashboardTile key={widget.key} widget={widget} />
          ))}
        </Box>
      )}
      <RecentPages />
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {translate('home.shortcuts')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' }}>
        {sections.map((section) => (
          <SectionCard key={section.plugin} section={section} />
        ))}
      </Box>
    </>
  );
}
