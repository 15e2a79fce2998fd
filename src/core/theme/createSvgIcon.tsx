import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import { styledIcon } from './styledIcon';

/**
 * Stands in the built console in the place of the helper by which `@mui/icons-material` makes its icons (vite.config.ts): an
 * icon that is nothing but its shape needs no style engine. Its looks are in `shell.css`.
 */
export default function createSvgIcon(path: ReactNode, name: string) {
  function Icon(props: SvgIconProps) {
    const { className = '', fontSize = 'medium', ...rest } = props;
    const Styled = styledIcon.SvgIcon;
    if (Styled && SPECIAL.some((prop) => props[prop] !== undefined)) return <Styled {...props}>{path}</Styled>;
    return (
      <svg
        className={`MuiSvgIcon-root ${SIZES[fontSize]} ${className}`}
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden
        data-testid={`${name}Icon`}
        {...rest}
      >
        {path}
      </svg>
    );
  }
  Icon.muiName = 'SvgIcon';
  return memo(Icon);
}

const SPECIAL = ['color', 'component', 'htmlColor', 'inheritViewBox', 'sx', 'titleAccess', 'children'] as const;

const SIZES: Readonly<Record<string, string>> = {
  inherit: 'MuiSvgIcon-fontSizeInherit',
  small: 'MuiSvgIcon-fontSizeSmall',
  medium: 'MuiSvgIcon-fontSizeMedium',
  large: 'MuiSvgIcon-fontSizeLarge',
};
