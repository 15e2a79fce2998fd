import { stripAllInvisible } from './invisible';

/** A parsed amount of money, or the reason why it cannot be parsed. */
export type AmountParseResult = { ok: true; fen: number } | { ok: false; code: 'notNumber' | 'tooManyDigits' };

/** Currency signs and words before or after the number. */
const CURRENCY = /^(-?)\s*(?:¥|rmb|cny|人民币|人民幣)?\s*(-?[\d.,]*?)\s*(?:元|圆|圓|块|rmb|cny)?整?$/iu;
/** Groups of three digits. A comma anywhere else may be a decimal comma of another country. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Removes the currency and the thousands separators from an amount and converts it to ASCII. Other texts only change
 * width.
 */
export function normalizeAmount(text: string): string {
  const normalized = stripAllInvisible(text).normalize('NFKC').trim();
  const [, sign = '', number = ''] = CURRENCY.exec(normalized) ?? [];
  const plain = `${sign}${number}`;
  return number === '' || plain.startsWith('--') ? normalized : normalizeNumber(plain);
}

/** Removes the thousands separators from a number and converts it to ASCII. Other texts only change width. */
export function normalizeNumber(text: string): string {
  const normalized = stripAllInvisible(text).normalize('NFKC').replaceAll('。', '.').trim();
  return GROUPED.test(normalized) ? normalized.replaceAll(',', '') : normalized;
}

/** Parses yuan as people write them: `60`, `1,060.00`, `￥60`, `60元`. */
export function parseAmount(text: string): AmountParseResult {
  const [, sign = '', yuan, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d*))?$/.exec(normalizeAmount(text)) ?? [];
  if (yuan === undefined) return { ok: false, code: 'notNumber' };
  if (/[1-9]/.test(decimals.slice(2))) return { ok: false, code: 'tooManyDigits' };
  const fen = Number(yuan) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return { ok: true, fen: sign && fen > 0 ? -fen : fen };
}
