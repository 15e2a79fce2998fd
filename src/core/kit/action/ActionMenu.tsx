import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { RecordAction } from './recordActions';

export interface ActionMenuProps {
  anchor: HTMLElement;
  actions: readonly RecordAction[];
  onChoose: (action: RecordAction) => void;
  /** Absent if the record cannot be deleted. */
  onDelete?: () => void;
  onClose: () => void;
}

/** Menu with the less common actions on a record, and delete. */
export default function ActionMenu({ anchor, actions, onChoose, onDelete, onClose }: ActionMenuProps) {
  const translate = useTranslate();
  const closing = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map((action) => (
        <MenuItem
          key={action.key}
          dense
          onClick={closing(() => onChoose(action))}
          sx={{ color: action.tone === 'danger' ? 'error.main' : undefined }}
        >
          {action.icon && (
            <ListItemIcon>
              <action.icon />
            </ListItemIcon>
          )}
          {translate(action.label)}
        </MenuItem>
      ))}
      {actions.length > 0 && onDelete && <Divider />}
      {onDelete && (
        <MenuItem dense sx={{ color: 'error.main' }} onClick={closing(onDelete)}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" color="error" />
          </ListItemIcon>
          {translate('ra.action.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
