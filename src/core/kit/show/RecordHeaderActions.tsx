import EditIcon from '@mui/icons-material/EditOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Entity } from '../../../../contract/defineEntity';
import { ChosenActionRunner } from '../action/ActionRunner';
import type { ChosenAction, RecordAction } from '../action/recordActions';
import { actionsOnRecord, useAvailableActions } from '../action/useAvailableActions';
import type { KitRecord } from '../entity/recordTitle';
import { RevealButton } from '../reveal/RevealButton';

const ActionMenu = lazy(() => import('../action/ActionMenu'));

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
  const [chosen, setChosen] = useState<ChosenAction>();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
      onClick={() => setChosen(action)}
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
        <IconButton
          size="small"
          aria-label={translate('kit.list.more')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreIcon fontSize="inherit" />
        </IconButton>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <ActionMenu
            anchor={anchor}
            actions={items}
            editPath={isEditInMenu ? editPath : undefined}
            onChoose={setChosen}
            onDelete={canDelete ? () => setChosen('delete') : undefined}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
      {chosen && (
        <ChosenActionRunner
          entity={entity}
          resource={resource}
          chosen={chosen}
          records={[record]}
          onDeleted={onDeleted}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}
