import { Popover } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ColorPanel } from './ColorPanel';

interface ColorPopoverProps {
  /** Anchor element; null while closed. */
  anchor: Element | null;
  onClose: () => void;
}

/** Popover with the color picker, at the button that opens it. */
export default function ColorPopover({ anchor, onClose }: ColorPopoverProps) {
  const translate = useTranslate();
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('console.color.title'), elevation: 8 } }}
    >
      <ColorPanel />
    </Popover>
  );
}
