import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { measuresOf, needsDoctor } from '../entities/sleepRules';
import { sleepCapOf, sleepPartPoints, sleepParts, sleepScore, sleepScoreParts } from '../entities/sleepScore';

/** What the score is made of: points of each part, of how many there could be. */
export function ScoreParts({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const measures = measuresOf(record);
  // A report of an earlier version keeps the score that it was published with.
  if (!measures || sleepScore(measures).score !== record.score) return null;
  const points = sleepParts(measures);
  const cap = sleepCapOf(measures.tst);
  return (
    <>
      {needsDoctor(record) && (
        <Alert severity="error" sx={{ marginBlockStart: 1 }}>
          {translate('report-manage.sleep.needsDoctor')}
        </Alert>
      )}
      <Table size="small" sx={{ marginBlockStart: 1 }}>
        <TableBody>
          {sleepScoreParts.map((part) => (
            <TableRow key={part}>
              <TableCell component="th" scope="row">
                {translate(`report-manage.sleep.parts.${part}`)}
              </TableCell>
              <TableCell sx={{ width: '40%' }}>
                <LinearProgress
                  variant="determinate"
                  value={((points[part] ?? 0) / sleepPartPoints[part]) * 100}
                  aria-hidden
                  sx={{ height: 8, borderRadius: 1 }}
                />
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {points[part]?.toFixed(1) ?? '—'} / {sleepPartPoints[part]}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {cap !== undefined && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {translate('report-manage.sleep.capped', { hours: cap.below / 60, score: cap.score })}
        </Typography>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('report-manage.sleep.scoreNote')}
      </Typography>
    </>
  );
}
