import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { choiceLabel, type FilterValues, formatMoment, StatusChip, useListPath } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { outbox } from '../entities/outbox';
import { useChannelStates } from './useChannelStates';

/** Shows the pending messages of each channel and who delivers them; each number links to its messages. */
export function ChannelTable() {
  const translate = useTranslate();
  const channels = useChannelStates();
  if (!channels) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ minWidth: 0, marginBlockStart: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, padding: 2, paddingBlockEnd: 1 }}>
        {translate('message-manage.index.channels')}
      </Typography>
      <TableContainer>
        <Table size="small" sx={{ '& th': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('message-manage.channel.channel')}</TableCell>
              <TableCell align="right">{translate('message-manage.channel.waiting')}</TableCell>
              <TableCell align="right">{translate('message-manage.channel.failed')}</TableCell>
              <TableCell>{translate('message-manage.channel.oldest')}</TableCell>
              <TableCell>{translate('message-manage.channel.delivery')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {channels.map(({ channel, delivery, waiting, failed, oldest }) => (
              <TableRow key={channel}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {translate(choiceLabel(outbox, 'channel', channel))}
                  {channel === 'email' && (
                    <Typography
                      variant="caption"
                      component="div"
                      sx={{ color: 'text.secondary', whiteSpace: 'normal' }}
                    >
                      {translate('message-manage.channel.emailOf')}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right">
                  <Count count={waiting} filter={{ channel, status: ['queued', 'sending'] }} />
                </TableCell>
                <TableCell align="right">
                  <Count count={failed} filter={{ channel, status: 'failed' }} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{oldest && formatMoment(oldest)}</TableCell>
                <TableCell sx={{ minWidth: 180 }}>
                  {delivery === 'claimed' && waiting > 0 ? (
                    <StatusChip tone="warning">{translate('message-manage.channel.by.claimed')}</StatusChip>
                  ) : (
                    translate(`message-manage.channel.by.${delivery}`)
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}

/** Shows a number of messages as a link to their list. */
function Count({ count, filter }: { count: number; filter: FilterValues }) {
  const path = useListPath(useEntityResource('outbox') ?? '', filter);
  if (count === 0) return 0;
  return (
    <Link component={RouterLink} to={path}>
      {count}
    </Link>
  );
}
