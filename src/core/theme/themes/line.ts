import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** Near white with a mesh of thin gray lines. */
export const line: ShellTheme = {
  name: 'line',
  version: FIRST_VERSION,
  backgroundImage: '/themes/line.svg',
  backgroundColors: ['#f8f8f9', '#dcdfe4'],
  colors: {
    background: '#f8f8f9',
    text: '#55585e',
    hoverText: '#303133',
    hoverBackground: '#0000000a',
    activeText: '#303133',
    activeBackground: '#00000012',
    tabText: '#606266',
    tabBackground: '#e3e8f0',
    activeTabText: '#303133',
    activeTabBackground: '#ffffff',
    border: '#cfd7e5',
    innerBorder: '#e4e7ed',
    panel: '#ffffff',
  },
};
