import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** A gradient from violet to deep sea green. */
export const violet: ShellTheme = {
  name: 'violet',
  version: FIRST_VERSION,
  backgroundColors: ['#7a0aa8', '#0a5f78'],
  colors: {
    background: 'linear-gradient(120deg, #7a0aa8 0%, #0a5f78 100%)',
    text: '#ffffff',
    hoverText: '#ffffff',
    hoverBackground: '#ffffff1a',
    activeText: '#ffffff',
    activeBackground: '#ffffff2e',
    tabText: '#ffffff',
    tabBackground: '#00000033',
    activeTabText: '#6a1296',
    activeTabBackground: '#ffffff',
    border: '#6d2f9c',
    innerBorder: '#e8e4ee',
    panel: '#ffffff',
  },
};
