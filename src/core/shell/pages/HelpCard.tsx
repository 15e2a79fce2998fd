import { Card, CardContent, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { hotlineAddress, isHelpAddress } from '../../registry/consoleConfig';
import { useConsole } from '../ConsoleContext';

/** The operator's help and hotline; absent if neither is configured. */
export function HelpCard() {
  const translate = useTranslate();
  const { help, hotline } = useConsole().config.site;
  if (help === undefined && hotline === undefined) return null;
  return (
    <Card sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {translate('console.help.title')}
        </Typography>
        {help !== undefined && (
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {isHelpAddress(help) ? (
              <Link href={help} target="_blank" rel="noopener noreferrer">
                {help}
              </Link>
            ) : (
              help
            )}
          </Typography>
        )}
        {hotline !== undefined && (
          <Typography sx={{ mt: help === undefined ? 0 : 1 }}>
            {translate('console.help.hotline')}{' '}
            <Link href={hotlineAddress(hotline)} sx={{ fontWeight: 600 }}>
              {hotline}
            </Link>
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
