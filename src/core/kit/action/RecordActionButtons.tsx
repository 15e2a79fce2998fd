import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/representRecord';
import { ActionRunner, DeleteRunner } from './ActionRunner';
import { isApplicable, isOffered, type RecordAction } from './recordActions';
import { useAllowedActions } from './useAllowedActions';
import { useRecordActions } from './useRecordActions';

export interface RecordActionButtonsProps {
  entity: Entity;
  resource: string;
  record: KitRecord;
  /** `row`: the positive step as a button, the rest in a menu; `page`: all but the grave ones as buttons. */
  layout: 'row' | 'page';
  /** The only steps offered; deleting is none of them. All of them unless told. */
  operations?: readonly string[];
  /** Other buttons, between the steps and the menu. */
  children?: ReactNode;
  onDeleted?: () => void;
}

/** The steps a record's state allows now, and deleting, for those who may. */
export function RecordActionButtons({
  entity,
  resource,
  record,
  layout,
  operations,
  children,
  onDeleted,
}: RecordActionButtonsProps) {
  const translate = useTranslate();
  const actions = useRecordActions(entity, resource, 'record').filter(
    (action) => isOffered(action, operations) && isApplicable({ entity, action, record }),
  );
  const mayDelete = useAllowedActions(resource, ['delete']).has('delete') && !operations && isRemovable(entity, record);
  const [chosen, setChosen] = useState<RecordAction>();
  const [isDeleting, setIsDeleting] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const buttons = actions.filter((action) =>
    layout === 'page' ? action.tone !== 'danger' : action.tone === 'positive',
  );
  const items = actions.filter((action) => !buttons.includes(action));
  const choose = (action: RecordAction) => {
    setAnchor(undefined);
    setChosen(action);
  };
  return (
    <>
      {buttons.map(({ icon: Icon, ...action }) => (
        <Button
          key={action.key}
          size="small"
          variant={layout === 'page' ? 'outlined' : 'text'}
          color={action.tone === 'danger' ? 'error' : action.tone === 'positive' ? 'success' : 'primary'}
          startIcon={Icon && <Icon />}
          onClick={() => setChosen(action)}
          sx={{ minWidth: 0, paddingBlock: layout === 'row' ? 0 : undefined, whiteSpace: 'nowrap' }}
        >
          {translate(action.label)}
        </Button>
      ))}
      {children}
      {(items.length > 0 || mayDelete) && (
        <IconButton
          size="small"
          aria-label={translate('kit.list.more')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="inherit" />
        </IconButton>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {items.map(({ icon: Icon, ...action }) => (
            <MenuItem
              key={action.key}
              dense
              onClick={() => choose(action)}
              sx={{ color: action.tone === 'danger' ? 'error.main' : undefined }}
            >
              {Icon && (
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
              )}
              {translate(action.label)}
            </MenuItem>
          ))}
          {items.length > 0 && mayDelete && <Divider />}
          {mayDelete && (
            <MenuItem
              dense
              sx={{ color: 'error.main' }}
              onClick={() => {
                setAnchor(undefined);
                setIsDeleting(true);
              }}
            >
              <ListItemIcon>
                <DeleteIcon fontSize="small" color="error" />
              </ListItemIcon>
              {translate('ra.action.delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      {chosen && (
        <ActionRunner
          entity={entity}
          resource={resource}
          action={chosen}
          records={[record]}
          onClose={() => setChosen(undefined)}
        />
      )}
      {isDeleting && (
        <DeleteRunner
          entity={entity}
          resource={resource}
          records={[record]}
          onDeleted={onDeleted}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** Whether deleting makes sense at all; what the server alone can know (who still refers to it) it says when asked. */
function isRemovable({ removal }: Entity, record: KitRecord): boolean {
  return removal.kind !== 'never' && (removal.guard?.(record) ?? []).length === 0;
}
