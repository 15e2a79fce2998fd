import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { scoreTexts } from './scoreTexts';

/** Shows the points of each part of the score with their maximum, and why there is no grade. */
export function ScoreParts({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { parts, cap, withheld, needsDoctor, note } = scoreTexts(record, translate);
  return (
    <>
      {withheld.length > 0 && (
        <Alert severity={needsDoctor ? 'error' : 'warning'} sx={{ marginBlockStart: 1 }}>
          {withheld.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </Alert>
      )}
      {parts.length > 0 && (
        <Table size="small" sx={{ marginBlockStart: 1 }}>
          <TableBody>
            {parts.map(({ part, label, points, share }) => (
              <TableRow key={part}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell sx={{ width: '40%' }}>
                  {share !== null && (
                    <LinearProgress
                      variant="determinate"
                      value={share * 100}
                      aria-hidden
                      sx={{ height: 8, borderRadius: 1 }}
                    />
                  )}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {points}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {cap !== undefined && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {cap}
        </Typography>
      )}
      {parts.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
}
