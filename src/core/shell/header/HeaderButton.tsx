import { IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface HeaderButtonProps extends Omit<IconButtonProps, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  /** For buttons that are links. */
  component?: React.ElementType;
  to?: string;
}

/** A round tool of the header; its label is also its tooltip. */
export function HeaderButton({ label, icon, sx, ...rest }: HeaderButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        {...rest}
        sx={[
          (theme) => ({
            width: 36,
            height: 36,
            color: 'inherit',
            '&:hover': { color: theme.shell.hoverText, background: theme.shell.hoverBackground },
            '& svg': { fontSize: 21 },
          }),
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
