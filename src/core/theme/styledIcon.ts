import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/**
 * MUI's icon, for those that are given a style: whoever loads the style engine puts it here, so that icons, which sections name from
 * the start, come without it (createSvgIcon.tsx).
 */
export const styledIcon: { SvgIcon?: ComponentType<SvgIconProps> } = {};
