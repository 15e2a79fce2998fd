import { useTheme } from '@mui/material/styles';
import type { ColorName } from '../plot/plot';

/**
 * Colours of a day's charts. Lines and bars reach 3:1 on white (WCAG 2.2, 1.4.11), and neighbours differ in lightness
 * too, so that they are told apart without seeing colours and in a grey print.
 */
export function useChartColors(): Record<ColorName, string> & {
  text: string;
  soft: string;
  grid: string;
  paper: string;
} {
  const { palette } = useTheme();
  return {
    first: palette.primary.main,
    second: '#a4410e',
    third: '#5b2a86',
    fourth: '#0b6b62',
    quiet: '#5d6b7a',
    none: 'transparent',
    good: '#2f7d3b',
    warn: '#b86a00',
    critical: '#c02a26',
    wake: '#c2641c',
    rem: '#0e7f8c',
    light: '#4b83c4',
    deep: '#1f3a7a',
    zone1: '#7d8ea1',
    zone2: '#3d83b8',
    zone3: '#2f7d3b',
    zone4: '#b86a00',
    zone5: '#b3201c',
    text: palette.text.primary,
    soft: palette.text.secondary,
    grid: palette.divider,
    paper: palette.background.paper,
  };
}

/** The look of reference bands: light enough that every line is read on them. */
export const bandFills = { normal: '#e9f5ea', warn: '#fdf0d8', critical: '#fbdcdc' } as const;
export const nightFill = '#eceff8';
export const hatchStroke = '#b4bdc9';
