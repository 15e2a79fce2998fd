import { FIRST_VERSION, type ShellTheme } from '../ShellTheme';

/** A night sky with falling stars. */
export const star: ShellTheme = {
  name: 'star',
  version: FIRST_VERSION,
  backgroundImage: '/themes/star.svg',
  backgroundColors: ['#0b2530', '#1b5563'],
  colors: {
    background: 'linear-gradient(160deg, #0b2530 0%, #1b5563 100%)',
    text: '#f4f9fb',
    hoverText: '#ffffff',
    hoverBackground: '#ffffff1a',
    activeText: '#ffffff',
    activeBackground: '#ffffff29',
    tabText: '#ffffff',
    tabBackground: '#ffffff1f',
    activeTabText: '#17505e',
    activeTabBackground: '#ffffff',
    border: '#114450',
    innerBorder: '#dcdfe6',
    panel: '#ffffff',
  },
};
