import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../contract/moment';

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago a moment was, in the words of a language, rounded down to its greatest unit. */
export function agoText(moment: string, now: number, locale: string): string {
  const passed = Math.max(0, now - Date.parse(moment));
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? STEPS[2];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(-Math.floor(passed / length), unit);
}
