import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** Slate gray without an accent color. */
export const chester: ShellTheme = {
  name: 'chester',
  version: FIRST_VERSION,
  backgroundColors: ['#2c3643'],
  colors: {
    background: '#2c3643',
    text: '#cccccc',
    hoverText: '#ffffff',
    hoverBackground: '#2a2d2e99',
    activeText: '#ffffff',
    activeBackground: '#222a34',
    tabText: '#cccccc',
    tabBackground: '#242d38',
    activeTabText: '#242d38',
    activeTabBackground: '#ffffff',
    border: '#2a2d2e',
    innerBorder: '#e3e8ee',
    panel: '#ffffff',
  },
};
