import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { EmptyValue, TitledDialog } from '../../../../core/kit';
import { riskLevels } from '../../entities/applications/applicationStates';
import type { RiskTrial } from '../../entities/risk/riskCalls';
import { RiskLevelChip } from '../RiskLevelChip';

/** Shows how many visits of the last 30 days would change their level, as a matrix from old (rows) to new (columns). */
export function TrialDialog({ trial, onClose }: { trial: RiskTrial; onClose: () => void }) {
  const translate = useTranslate();
  const { total, visits, changes } = trial;
  const changed = changes.reduce((sum, { count }) => sum + count, 0);
  const countOf = (from: string, to: string) =>
    changes.find((change) => change.from === from && change.to === to)?.count ?? 0;
  return (
    <TitledDialog title={translate('service-manage.risk.trial.title')} onClose={onClose} maxWidth="sm">
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Alert severity={changed > 0 ? 'info' : 'success'}>
          {translate(changed > 0 ? 'service-manage.risk.trial.changed' : 'service-manage.risk.trial.same', {
            smart_count: changed,
            visits,
          })}
          {visits < total && ` ${translate('service-manage.risk.trial.part', { visits, total })}`}
        </Alert>
        {changed > 0 && (
          <TableContainer tabIndex={0} aria-label={translate('service-manage.risk.trial.title')}>
            <Table size="small" sx={{ '& td, & th': { paddingInline: { xs: 0.5, sm: 2 } } }}>
              <TableHead>
                <TableRow>
                  <TableCell>{translate('service-manage.risk.trial.fromTo')}</TableCell>
                  {riskLevels.map((to) => (
                    <TableCell key={to} align="right">
                      <RiskLevelChip level={to} />
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {riskLevels.map((from) => (
                  <TableRow key={from}>
                    <TableCell component="th" scope="row">
                      <RiskLevelChip level={from} />
                    </TableCell>
                    {riskLevels.map((to) => (
                      <TableCell key={to} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                        {countOf(from, to) > 0 ? <b>{countOf(from, to)}</b> : <EmptyValue />}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
