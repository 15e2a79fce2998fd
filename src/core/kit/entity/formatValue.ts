import type { Field } from '../../../../contract/fields';
import { wallClock } from '../../../../contract/moment';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { formatNumber } from '../../i18n/formatNumber';
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
  const format =
    moneyFormats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  moneyFormats.set(locale, format);
  return `¥${format.format(fen / 100)}`;
}

// Cached, because creating a formatter takes a hundred times as long as using it.
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Formats an ISO time as `YYYY-MM-DD HH:mm` in the company's time zone; returns other text unchanged (masked values). */
export function formatMoment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : wallClock(time).slice(0, 'YYYY-MM-DD HH:mm'.length);
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
