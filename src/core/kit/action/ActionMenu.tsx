import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RecordAction } from './recordActions';

export interface ActionMenuProps {
  anchor: HTMLElement;
  actions: readonly RecordAction[];
  /** Address of the edit page, if it is in the menu. */
  editPath?: string;
  onChoose: (action: RecordAction) => void;
  /** Absent if the record cannot be deleted. */
  onDelete?: () => void;
  onClose: () => void;
}

/** Menu with the less common actions on a record, and delete. */
export default function ActionMenu({ anchor, actions, editPath, onChoose, onDelete, onClose }: ActionMenuProps) {
  const translate = useTranslate();
  const closing = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {editPath !== undefined && (
        <MenuItem dense component={Link} to={editPath} onClick={onClose}>
          <ListItemIcon>
            <EditIcon />
          </ListItemIcon>
          {translate('ra.action.edit')}
        </MenuItem>
      )}
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
