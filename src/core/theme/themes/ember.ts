import { LATEST_VERSION, type ShellTheme } from '../ShellTheme';

/** A warm evening. */
export const ember: ShellTheme = {
  name: 'ember',
  version: LATEST_VERSION,
  backgroundColors: ['#3b2c26'],
  colors: {
    background: '#3b2c26',
    text: '#e8dcd2',
    hoverText: '#ffe3b8',
    hoverBackground: '#4a382f',
    activeText: '#ffb74d',
    activeBackground: '#2c201b',
    tabText: '#e8dcd2',
    tabBackground: '#2c201b',
    activeTabText: '#9a4a12',
    activeTabBackground: '#ffffff',
    border: '#2c201b',
    innerBorder: '#e7ddd5',
    panel: '#ffffff',
  },
};
