import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/**
 * MUI's icon component, for icons with styles. The code that loads the style engine sets it. The icons of sections are in
 * the first script and must not depend on the engine (createSvgIcon.tsx).
 */
export const styledIcon: { SvgIcon?: ComponentType<SvgIconProps> } = {};
