import { Alert, Box, Button, Card, Link, List, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useConsole } from '../../ConsoleContext';
import { PASSWORD_PATH } from '../../session/guard';
import { useOwnFactors } from '../../session/useOwnFactors';
import { PageTitle } from '../PageTitle';
import { PortraitSection } from './PortraitSection';
import { SecondFactorSection } from './SecondFactorSection';
import { SecondFactorTexts } from './SecondFactorTexts';
import { SessionItem } from './SessionItem';

const KEY = ['ownSessions'];

/** The user's picture, second factors and sessions; each session can be ended, or all others at once. */
export default function ProfilePage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { session, config } = useConsole();
  const { data: factors, isPending } = useOwnFactors();
  // While enrollment of a second factor is required, the server refuses all other calls.
  const isUnrestricted = !isPending && factors?.isRequired !== true;
  const { data: sessions, isError } = useQuery({
    queryKey: KEY,
    queryFn: session.ownSessions,
    enabled: isUnrestricted,
  });
  const [isBusy, setIsBusy] = useState(false);
  const end = async (which: Parameters<typeof session.endSessions>[0]) => {
    setIsBusy(true);
    try {
      await session.endSessions(which);
    } catch {
      // The HTTP client has logged and shown the reason.
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
    setIsBusy(false);
  };
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <>
      <PageTitle title={translate('console.pages.profile')} />
      {isUnrestricted && config.backend.operations === 'extended' && <PortraitSection />}
      {factors && (
        <SecondFactorTexts>
          <SecondFactorSection own={factors} />
        </SecondFactorTexts>
      )}
      {isUnrestricted && (
        <Box component="section" aria-labelledby="sessions-title" sx={{ maxWidth: 720 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
            <Typography variant="h2" id="sessions-title" sx={{ flex: 1 }}>
              {translate('console.profile.places')}
            </Typography>
            <Button
              variant="outlined"
              color="error"
              disabled={!hasOthers || isBusy}
              title={hasOthers ? undefined : translate('console.profile.alone')}
              onClick={() => end('others')}
            >
              {translate('console.profile.endOthers')}
            </Button>
          </Box>
          <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
            {translate('console.profile.lead')}{' '}
            <Link component={RouterLink} to={PASSWORD_PATH}>
              {translate('console.pages.password')}
            </Link>
          </Typography>
          {isError && <Alert severity="error">{translate('console.profile.failed')}</Alert>}
          {sessions && sessions.length > 0 && (
            <Card variant="outlined">
              <List disablePadding aria-label={translate('console.profile.places')}>
                {sessions.map((each) => (
                  <SessionItem key={each.id} session={each} isBusy={isBusy} onEnd={() => end({ id: each.id })} />
                ))}
              </List>
            </Card>
          )}
        </Box>
      )}
    </>
  );
}
