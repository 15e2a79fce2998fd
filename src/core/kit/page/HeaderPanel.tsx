import Badge, { type BadgeProps } from '@mui/material/Badge';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, Suspense, useState } from 'react';

export interface HeaderPanelProps {
  /** Tooltip and accessible name of the button. */
  label: string;
  icon: ReactNode;
  badge: Pick<BadgeProps, 'badgeContent' | 'color' | 'max'>;
  buttonSx: IconButtonProps['sx'];
  /** Accessible name of the panel. */
  title: string;
  /** Width of the panel in pixels, less on a narrow screen. */
  width: number;
  /** Returns the content of the panel, which can be a lazy component. */
  children: (close: () => void) => ReactNode;
}

/** A button in the header of the console, with a count, that opens a panel below it. */
export function HeaderPanel({ label, icon, badge, buttonSx, title, width, children }: HeaderPanelProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={[
            { width: 36, height: 36, '& svg': { fontSize: 22 } },
            ...(Array.isArray(buttonSx) ? buttonSx : [buttonSx]),
          ]}
        >
          <Badge {...badge} slotProps={{ badge: { 'aria-hidden': true } }}>
            {icon}
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': title,
            sx: { width, maxWidth: 'calc(100vw - 32px)', borderRadius: 2 },
          },
        }}
      >
        <Suspense fallback={null}>{anchor && children(close)}</Suspense>
      </Popover>
    </>
  );
}
