import { useTheme } from '@mui/material/styles';
import type { ColorName } from '../plot/plot';

/** Colors of a day's charts. */
export type ChartColors = Record<ColorName, string> & {
  text: string;
  soft: string;
  grid: string;
  paper: string;
  /** Reference bands: close enough to the background that every line stays readable on them. */
  bands: Readonly<Record<'normal' | 'warn' | 'critical', string>>;
  night: string;
  hatch: string;
  /** Areas of the blood pressure grades. */
  grades: Readonly<Record<'grade3' | 'grade2' | 'grade1' | 'highNormal' | 'normal', string>>;
};

type OwnColors = Omit<ChartColors, 'first' | 'none' | 'text' | 'soft' | 'grid' | 'paper'>;

/**
 * Lines and bars reach a contrast of 3:1 on the background (WCAG 2.2, 1.4.11). Neighboring colors also differ in lightness,
 * so that they stay distinguishable with color blindness and in a grayscale print.
 */
export const lightChart: OwnColors = {
  second: '#a4410e',
  third: '#5b2a86',
  fourth: '#0b6b62',
  quiet: '#5d6b7a',
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
  bands: { normal: '#e9f5ea', warn: '#fdf0d8', critical: '#fbdcdc' },
  night: '#eceff8',
  hatch: '#b4bdc9',
  grades: { grade3: '#f6c4c2', grade2: '#fbdcdc', grade1: '#fdf0d8', highNormal: '#fbf9dc', normal: '#e9f5ea' },
};

export const darkChart: OwnColors = {
  second: '#f0a070',
  third: '#c9a2f2',
  fourth: '#5fd0c2',
  quiet: '#98a5b5',
  good: '#7fd08a',
  warn: '#f0b45c',
  critical: '#ff918c',
  wake: '#ffb070',
  rem: '#58cad8',
  light: '#86b8f2',
  deep: '#5f83dd',
  zone1: '#93a3b5',
  zone2: '#6db4ea',
  zone3: '#7fd08a',
  zone4: '#f0b45c',
  zone5: '#ff7f79',
  bands: { normal: '#18291c', warn: '#2e2614', critical: '#352023' },
  night: '#1e2432',
  hatch: '#4a5462',
  grades: { grade3: '#4b2426', grade2: '#3b2023', grade1: '#33290f', highNormal: '#2b2a14', normal: '#17301c' },
};

/** Returns the colors of the current theme. */
export function useChartColors(): ChartColors {
  const { palette } = useTheme();
  return {
    ...(palette.mode === 'dark' ? darkChart : lightChart),
    first: palette.primary.main,
    none: 'transparent',
    text: palette.text.primary,
    soft: palette.text.secondary,
    grid: palette.divider,
    paper: palette.background.paper,
  };
}
