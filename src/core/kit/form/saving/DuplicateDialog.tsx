import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useCreatePath, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Entity } from '../../../../../contract/defineEntity';
import type { FoundDuplicates } from '../../../../../contract/duplicates';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { fieldLabel } from '../../entity/labels';
import { useLocaleCode } from '../../entity/useLocaleCode';
import { FieldValue } from '../../field/FieldValue';
import { TitledDialog } from '../../page/TitledDialog';

const SAVING_TEXTS = {
  text: 'kit.duplicate.text',
  back: 'kit.duplicate.back',
  save: 'kit.duplicate.save',
} as const;

export interface DuplicateDialogProps {
  entity: Entity;
  duplicates: FoundDuplicates;
  /** Message keys of the question and of the buttons. Defaults to those of saving. */
  texts?: Readonly<Record<keyof typeof SAVING_TEXTS, string>>;
  /** Saves the record because it differs from those found. */
  onSave: () => void;
  onClose: () => void;
}

/** Shows possible duplicates of the record being saved and lets the administrator decide. Loaded lazily. */
export default function DuplicateDialog({
  entity,
  duplicates,
  texts = SAVING_TEXTS,
  onSave,
  onClose,
}: DuplicateDialogProps) {
  const translate = useTranslate();
  const { records, hidden } = duplicates;
  return (
    <TitledDialog title={translate('kit.duplicate.title')} onClose={onClose} maxWidth="md">
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 1.5 }}>{translate(texts.text)}</DialogContentText>
        {records.length > 0 && <FoundRecords entity={entity} records={records} />}
        {hidden > 0 && (
          <DialogContentText sx={{ marginBlockStart: 1.5 }}>
            {translate('kit.duplicate.hidden', { count: hidden })}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate(texts.back)}
        </Button>
        <Button variant="contained" color="warning" onClick={onSave}>
          {translate(texts.save)}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function FoundRecords({ entity, records }: Pick<FoundDuplicates, 'records'> & { entity: Entity }) {
  const translate = useTranslate();
  const locale = useLocaleCode();
  const resource = useResourceContext() ?? '';
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const facts = entity.duplicates?.facts ?? [];
  const label = (name: string) => translate(fieldLabel(entity, name));
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {facts.map((name) => (
            <TableCell key={name}>{label(name)}</TableCell>
          ))}
          <TableCell>{translate('kit.duplicate.same')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {records.map((record) => (
          <TableRow key={record.id}>
            {facts.map((name) => (
              <TableCell key={name}>
                <FieldValue entity={entity} source={name} record={record} />
              </TableCell>
            ))}
            <TableCell>{record.sameFields.map(label).join(listSeparator(locale))}</TableCell>
            <TableCell>
              {/* Opens in a separate window, so that the form keeps its input. */}
              <MuiLink
                component={Link}
                to={createPath({ resource, id: record.id, type: hasShow ? 'show' : 'edit' })}
                target="_blank"
                rel="noopener"
              >
                {translate('kit.duplicate.open')}
              </MuiLink>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
