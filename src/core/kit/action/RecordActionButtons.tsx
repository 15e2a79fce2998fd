import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ActionControls, type ActionControlsProps, type ActionVariant } from './ActionControls';
import { toneColor } from './recordActions';
import { type AvailableActionsRequest, useAvailableActions } from './useAvailableActions';

export interface RecordActionButtonsProps
  extends Pick<AvailableActionsRequest, 'entity' | 'resource' | 'operations'>,
    Pick<ActionControlsProps, 'record' | 'children' | 'onDeleted'> {
  /**
   * `menu` puts dangerous actions and delete into a menu, `compact` shows the chosen operations as small buttons. Defaults
   * to `menu`.
   */
  variant?: 'menu' | 'compact';
}

/** Buttons for the actions that the record's state and the permissions allow now. Each opens its dialog first. */
export function RecordActionButtons({
  entity,
  resource,
  operations,
  variant = 'menu',
  ...props
}: RecordActionButtonsProps) {
  const available = useAvailableActions({ entity, resource, operations });
  return <ActionControls {...props} available={available} variant={variants[variant]} />;
}

const MenuButton: ActionVariant['MenuButton'] = ({ label, onClick }) => (
  <IconButton size="small" aria-label={label} aria-haspopup="menu" onClick={onClick}>
    <MoreIcon fontSize="inherit" />
  </IconButton>
);

const actionButton =
  (hasIcon: boolean, sx: object): ActionVariant['ActionButton'] =>
  ({ action, label, onClick }) => (
    <Button
      size="small"
      variant="outlined"
      color={toneColor(action)}
      startIcon={hasIcon && action.icon && <action.icon />}
      onClick={onClick}
      sx={{ minWidth: 0, whiteSpace: 'nowrap', ...sx }}
    >
      {label}
    </Button>
  );

const variants: Readonly<Record<'menu' | 'compact', ActionVariant>> = {
  menu: { buttonTones: ['positive', 'neutral'], ActionButton: actionButton(true, {}), MenuButton },
  compact: {
    buttonTones: ['positive', 'neutral', 'danger'],
    ActionButton: actionButton(false, { minHeight: 30, paddingInline: 1.25 }),
    MenuButton,
  },
};
