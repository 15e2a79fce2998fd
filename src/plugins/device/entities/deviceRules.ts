import type { Draft } from '../../../../contract/defineEntity';
import type { Problem } from '../../../../contract/problems';
import { isImei } from './imei';

/** A hardware address is kept as `AA:BB:CC:DD:EE:FF`, however it was typed. */
export function deriveDevice({ mac }: Draft): Draft {
  if (typeof mac !== 'string') return {};
  const digits = mac.replace(/[:-]/g, '').toUpperCase();
  return { mac: digits.match(/../g)?.join(':') ?? mac };
}

/** Rules of a device that concern more than the form of one field. */
export function checkDevice({ imei, purchaseDate, warrantyEnd }: Draft): Problem[] {
  const problems: Problem[] = [];
  if (typeof imei === 'string' && !isImei(imei)) problems.push({ field: 'imei', code: 'badImei' });
  if (typeof purchaseDate === 'string' && typeof warrantyEnd === 'string' && warrantyEnd < purchaseDate) {
    problems.push({ field: 'warrantyEnd', code: 'periodOrder' });
  }
  return problems;
}
