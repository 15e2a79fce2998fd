import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Entity } from '../../../../contract/defineEntity';
import type { RecordAction } from '../action/recordActions';
import { useActionMenu } from '../action/useActionMenu';
import { actionsOnRecord, useAvailableActions } from '../action/useAvailableActions';
import type { KitRecord } from '../entity/recordTitle';
import { RevealButton } from '../reveal/RevealButton';

/** More outlined buttons would hide which one is the main action. */
const BUTTONS_MAX = 2;

interface RecordHeaderActionsProps {
  entity: Entity;
  resource: string;
  record: KitRecord;
  /** Whether only the main action has a button. */
  isNarrow: boolean;
  onDeleted: () => void;
}

/**
 * What can be done about a record now: the main action as the one filled button, a few others outlined, the rest in a menu.
 * The main action is the first one that moves the record forward; else editing.
 */
export function RecordHeaderActions({ entity, resource, record, isNarrow, onDeleted }: RecordHeaderActionsProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const menu = useActionMenu({ entity, resource, record, onDeleted });
  const available = useAvailableActions({ entity, resource });
  const { actions, canDelete } = actionsOnRecord(available, record);
  const main = actions.find(({ tone }) => tone === 'positive');
  const others = actions.filter((action) => action !== main);
  const buttons = isNarrow ? [] : others.filter(({ tone }) => tone !== 'danger').slice(0, BUTTONS_MAX);
  const items = others.filter((action) => !buttons.includes(action));
  const editPath = available.canEdit ? createPath({ resource, id: record.id, type: 'edit' }) : undefined;
  const isEditInMenu = editPath !== undefined && isNarrow && main !== undefined;
  const actionButton = (action: RecordAction) => (
    <Button
      key={action.key}
      size="small"
      variant={action === main ? 'contained' : 'outlined'}
      startIcon={action.icon && <action.icon />}
      onClick={() => menu.choose(action)}
      sx={{ minWidth: 0, whiteSpace: 'nowrap' }}
    >
      {translate(action.label)}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {buttons.map(actionButton)}
      {available.canReveal && <RevealButton record={record} variant={isNarrow ? 'icon' : 'button'} />}
      {editPath !== undefined && !isEditInMenu && (
        <Button
          variant={main ? 'outlined' : 'contained'}
          size="small"
          startIcon={<EditIcon />}
          component={Link}
          to={editPath}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {main && actionButton(main)}
      {(items.length > 0 || canDelete || isEditInMenu) && (
        <IconButton size="small" aria-label={translate('kit.list.more')} aria-haspopup="menu" onClick={menu.openMenu}>
          <MoreIcon fontSize="inherit" />
        </IconButton>
      )}
      {menu.render({ actions: items, canDelete, editPath: isEditInMenu ? editPath : undefined })}
    </Box>
  );
}
