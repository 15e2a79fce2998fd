import { visibleOnly } from './invisible';

/** What an amount of money says, or what is wrong with it. */
export type ReadAmount = { ok: true; fen: number } | { ok: false; code: 'notNumber' | 'tooManyDigits' };

/** Signs and words of the currency, before or behind the number. */
const CURRENCY = /^(-?)\s*(?:¥|rmb|cny|人民币|人民幣)?\s*(-?[\d.,]*?)\s*(?:元|圆|圓|块|rmb|cny)?整?$/iu;
/** Thousands in groups of three. A comma anywhere else may be that of another country's decimals. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** A number of money without its currency and the commas between thousands, in ASCII; other texts stay as they are but for width. */
export function plainAmount(text: string): string {
  const written = visibleOnly(text).normalize('NFKC').trim();
  const [, sign = '', number = ''] = CURRENCY.exec(written) ?? [];
  const plain = `${sign}${number}`;
  return number === '' || plain.startsWith('--') ? written : plainNumber(plain);
}

/** A number without the commas between thousands, in ASCII; other texts stay as they are but for width. */
export function plainNumber(text: string): string {
  const written = visibleOnly(text).normalize('NFKC').replaceAll('。', '.').trim();
  return GROUPED.test(written) ? written.replaceAll(',', '') : written;
}

/** Reads yuan as people write them: `60`, `1,060.00`, `￥60`, `60元`. */
export function readAmount(text: string): ReadAmount {
  const [, sign = '', yuan, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d*))?$/.exec(plainAmount(text)) ?? [];
  if (yuan === undefined) return { ok: false, code: 'notNumber' };
  if (/[1-9]/.test(decimals.slice(2))) return { ok: false, code: 'tooManyDigits' };
  const fen = Number(yuan) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return { ok: true, fen: sign && fen > 0 ? -fen : fen };
}
