import type { SvgIconProps } from '@mui/material/SvgIcon';
import { memo, type ReactNode } from 'react';
import { styledIcon } from './styledIcon';

/**
 * Replaces `@mui/icons-material`'s icon factory in the build (vite.config.ts): an icon without its own styles needs no style
 * engine. `shell.css` has its styles.
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
