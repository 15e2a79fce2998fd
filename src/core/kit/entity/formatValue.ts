import type { Field } from '../../../../contract/fields';
import { wallClock } from '../../../../contract/moment';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { codeText } from './labels';

/** Context for formatting a value. */
export interface FormatContext {
  locale: string;
  translate: (key: string, options?: { _: string }) => string;
  /** Returns the message key of one code of this field. */
  choiceLabel: (value: string) => string;
}

/**
 * Formats a value for display: `''` for nothing, codes as their labels, fen as yuan, times in the company's time zone.
 * References are ids here; the caller looks up their names.
 */
export function formatValue(field: Field, value: unknown, context: FormatContext): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'text':
      // Some text fields contain codes with labels (the ethnic group); a code without a label is shown as it is.
      return field.format === 'code'
        ? context.translate(context.choiceLabel(String(value)), { _: String(value) })
        : String(value);
    case 'boolean':
      return context.translate(value ? 'kit.value.yes' : 'kit.value.no');
    case 'choice':
      return field.open
        ? codeText(String(value), { label: context.choiceLabel(String(value)), translate: context.translate })
        : context.translate(context.choiceLabel(String(value)));
    case 'choices':
      return asArray(value)
        .map((item) => context.translate(context.choiceLabel(String(item))))
        .join(listSeparator(context.locale));
    case 'texts':
      return asArray(value).join(listSeparator(context.locale));
    case 'money':
      return formatMoney(Number(value), context.locale);
    case 'integer':
    case 'decimal':
      return typeof value === 'number' ? formatNumber(value, context.locale) : String(value);
    case 'dateTime':
      return formatMoment(String(value));
    case 'references':
      return asArray(value).join(listSeparator(context.locale));
    case 'list':
    case 'group':
    case 'json':
      return typeof value === 'string' ? value : JSON.stringify(value);
    default:
      return String(value);
  }
}

/** Formats integer fen as yuan with two decimals, `¥1,234.50`. */
export function formatMoney(fen: number, locale: string): string {
  return `¥${formatterOf(moneyFormats, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fen / 100)}`;
}

/** Formats an ISO time as `YYYY-MM-DD HH:mm` in the company's time zone; returns other text unchanged (masked values). */
export function formatMoment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : wallClock(time).slice(0, 'YYYY-MM-DD HH:mm'.length);
}

/** Formats a number by the user's language: `1,125`. */
export function formatNumber(value: number, locale: string): string {
  // Same in all languages, and it avoids creating the first formatter, which takes the browser 16 ms.
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value);
  return formatterOf(numberFormats, locale, { maximumFractionDigits: 6 }).format(value);
}

// Cached: creating a formatter takes a hundred times as long as using it, and a list uses one in every other cell.
const moneyFormats = new Map<string, Intl.NumberFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function formatterOf(cache: Map<string, Intl.NumberFormat>, locale: string, options: Intl.NumberFormatOptions) {
  const formatter = cache.get(locale) ?? new Intl.NumberFormat(locale, options);
  cache.set(locale, formatter);
  return formatter;
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
