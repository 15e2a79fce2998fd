import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../../../core/kit';
import type { TableFile } from './toUploadFile';

/** Maximum number of row numbers to list. */
const LINES_LISTED_MAX = 10;

export interface HiddenRowsProps {
  table: TableFile;
  /** Called with the file that includes or excludes the hidden rows. */
  onChoose: (file: File) => void;
  onClose: () => void;
}

/** Asks whether to import the hidden rows of a sheet too. */
export function HiddenRows({ table: { file, sheet, hidden }, onChoose, onClose }: HiddenRowsProps) {
  const translate = useTranslate();
  if (!hidden) return null;
  const { lines, without: withoutHidden } = hidden;
  const lineList = `${lines.slice(0, LINES_LISTED_MAX).join(', ')}${lines.length > LINES_LISTED_MAX ? ' …' : ''}`;
  return (
    <TitledDialog title={translate('service-manage.input.hiddenTitle')} onClose={onClose}>
      <DialogContent>
        <DialogContentText>
          {translate('service-manage.input.hidden', { sheet, smart_count: lines.length, lines: lineList })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button onClick={() => onChoose(file)}>{translate('service-manage.input.withHidden')}</Button>
        <Button variant="contained" autoFocus onClick={() => onChoose(withoutHidden)}>
          {translate('service-manage.input.withoutHidden')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
