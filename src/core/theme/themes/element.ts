import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** Dark blue-gray with bright blue selections. */
export const element: ShellTheme = {
  name: 'element',
  version: FIRST_VERSION,
  backgroundColors: ['#314255'],
  colors: {
    background: '#314255',
    text: '#bfcbd9',
    hoverText: '#ffffff',
    hoverBackground: '#01152766',
    activeText: '#5cacff',
    activeBackground: '#202d3d',
    tabText: '#bfcbd9',
    tabBackground: '#212d3d',
    activeTabText: '#1f6fc4',
    activeTabBackground: '#ffffff',
    border: '#22303f',
    innerBorder: '#e3e8ee',
    panel: '#ffffff',
  },
};
