import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../../contract/defineEntity';
import { sameValue, type Values } from '../../entity/changedFields';
import { formatMoment } from '../../entity/formatValue';
import { fieldLabel } from '../../entity/labels';
import type { KitRecord } from '../../entity/recordTitle';
import { FieldValue } from '../../field/FieldValue';
import { TitledDialog } from '../../page/TitledDialog';
import { RefusalNotice } from '../../refusal/RefusalNotice';
import { useAttempt } from '../../refusal/useAttempt';

export interface ConflictDialogProps {
  entity: Entity;
  /** The administrator's changes. */
  mine: Values;
  /** The record as it was when the form was opened. */
  base: KitRecord;
  /** The record as another user saved it in the meantime. */
  theirs: KitRecord;
  /** Discards the administrator's changes. */
  onReload: () => void;
  /** Saves the administrator's changes over the new record. */
  onKeep: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows a version conflict: the other user's changes beside the administrator's, who decides which to keep. */
export function ConflictDialog({ entity, mine, base, theirs, onReload, onKeep, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const { attempt, isBusy, refusal } = useAttempt();
  const names = Object.keys(entity.fields).filter((name) => name in mine || !sameValue(base[name], theirs[name]));
  return (
    <TitledDialog title={translate('kit.conflict.title')} onClose={isBusy ? undefined : onClose} maxWidth="sm">
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 1.5 }}>
          {translate('kit.conflict.text', { time: formatMoment(String(theirs.updateTime ?? '')) })}
        </DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('kit.conflict.field')}</TableCell>
              <TableCell>{translate('kit.conflict.theirs')}</TableCell>
              <TableCell>{translate('kit.conflict.mine')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {names.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {translate(fieldLabel(entity, name))}
                </TableCell>
                <TableCell>
                  <FieldValue entity={entity} source={name} record={theirs} />
                </TableCell>
                <TableCell>
                  {name in mine && <FieldValue entity={entity} source={name} record={{ ...theirs, ...mine }} />}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <RefusalNotice refusal={refusal} entity={entity} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onReload} disabled={isBusy}>
          {translate('kit.conflict.reload')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void attempt(onKeep)}>
          {translate('kit.conflict.keep')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
