import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** The editor theme of the same name: warm text on deep blue. */
export const tomorrowNightBlue: ShellTheme = {
  name: 'tomorrow-night-blue',
  version: FIRST_VERSION,
  backgroundColors: ['#002253'],
  colors: {
    background: '#002253',
    text: '#ff929a',
    hoverText: '#ffeba4',
    hoverBackground: '#ffffff0d',
    activeText: '#ffb870',
    activeBackground: '#ffffff14',
    tabText: '#ffffff',
    tabBackground: '#ffffff26',
    activeTabText: '#123c75',
    activeTabBackground: '#ffffff',
    border: '#002253',
    innerBorder: '#dcdfe6',
    panel: '#ffffff',
  },
};
