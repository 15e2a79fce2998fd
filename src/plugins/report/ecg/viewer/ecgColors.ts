import type { EcgEpisode } from '../../entities/ecg';

/** Colors of the paper and the drawing. */
export interface EcgColors {
  paper: string;
  minor: string;
  major: string;
  trace: string;
  text: string;
  normal: string;
  supraventricular: string;
  ventricular: string;
  caliper: string;
}

export const lightPaper: EcgColors = {
  paper: '#fff8f7',
  minor: '#f6d3cf',
  major: '#e8a49c',
  trace: '#14181c',
  text: '#4a3330',
  normal: '#3d4852',
  supraventricular: '#8a4b00',
  ventricular: '#b00020',
  caliper: '#0b57a4',
};

/** For dark themes: the grid stays visible, and the trace is bright. */
export const darkPaper: EcgColors = {
  paper: '#1a1414',
  minor: '#3a2625',
  major: '#6d423f',
  trace: '#f4f1ee',
  text: '#d8c2bf',
  normal: '#c9d1d9',
  supraventricular: '#ffb870',
  ventricular: '#ff8a95',
  caliper: '#8fc7ff',
};

/** Returns the color of an episode: life-threatening, missing signal, or any other. */
export function episodeColor(colors: EcgColors, code: EcgEpisode['code']): string {
  if (['leadOff', 'unreadable', 'doubtfulRate', 'doubtfulGain', 'overlap'].includes(code)) return colors.normal;
  return ['VT', 'VF', 'asystole'].includes(code) ? colors.ventricular : colors.supraventricular;
}
