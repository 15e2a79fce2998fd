import { formatMoment } from '../entity/formatValue';

/**
 * Returns the name of an exported file: title and time, without characters that file systems reject.
 * @example '老人-20250102-0930.csv'
 */
export function exportFileName(title: string, now: Date): string {
  const time = formatMoment(now.toISOString()).replace(/[-:]/g, '').replace(' ', '-');
  return `${title.replace(/[\\/:*?"<>|\s]+/g, '_')}-${time}.csv`;
}
