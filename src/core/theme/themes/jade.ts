import { LATEST_VERSION, type ShellTheme } from '../ShellTheme';

/** Calm green. */
export const jade: ShellTheme = {
  name: 'jade',
  version: LATEST_VERSION,
  backgroundColors: ['#eaf3ec'],
  colors: {
    background: '#eaf3ec',
    text: '#3f4e45',
    hoverText: '#1e6b45',
    hoverBackground: '#e0eadf',
    activeText: '#1e6b45',
    activeBackground: '#dcebdf',
    tabText: '#3f4e45',
    tabBackground: '#00000008',
    activeTabText: '#1e6b45',
    activeTabBackground: '#ffffff',
    border: '#c6d8cb',
    innerBorder: '#dde8df',
    panel: '#ffffff',
  },
};
