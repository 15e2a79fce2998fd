import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** The classic: pale blue around white. The default (spec §9). */
export const d2: ShellTheme = {
  name: 'd2',
  version: FIRST_VERSION,
  backgroundColors: ['#ebf1f6'],
  colors: {
    background: '#ebf1f6',
    text: '#4e5969',
    hoverText: '#1f5fe0',
    hoverBackground: '#ffffff80',
    activeText: '#1f5fe0',
    activeBackground: '#ffffffcc',
    tabText: '#4e5969',
    tabBackground: '#00000008',
    activeTabText: '#1f5fe0',
    activeTabBackground: '#ffffff',
    border: '#cfd7e5',
    innerBorder: '#e3e8ee',
    panel: '#ffffff',
  },
};
