import type { Draft } from '../../../../../contract/defineEntity';
import type { Problem } from '../../../../../contract/problems';
import { isImei } from './imei';

/** Normalizes a MAC address to `AA:BB:CC:DD:EE:FF`. */
export function deriveDevice({ mac }: Draft): Draft {
  if (typeof mac !== 'string') return {};
  const digits = mac.replace(/[:-]/g, '').toUpperCase();
  return { mac: digits.match(/../g)?.join(':') ?? mac };
}

/** Checks rules that go beyond the format of single fields. */
export function checkDevice({ imei, purchaseDate, warrantyEnd }: Draft): Problem[] {
  const problems: Problem[] = [];
  if (typeof imei === 'string' && !isImei(imei)) problems.push({ field: 'imei', code: 'badImei' });
  if (typeof purchaseDate === 'string' && typeof warrantyEnd === 'string' && warrantyEnd < purchaseDate) {
    problems.push({ field: 'warrantyEnd', code: 'periodOrder' });
  }
  return problems;
}
