import type { NewTotp, OwnSecondFactors, SecondFactorInfo } from '../../contract/envelope';
import { isRecord } from '../../contract/isRecord';
import { isFilled, isTexts } from './sessionAnswers';

/** Reads the answer of `selectSecondFactors`; what is none is left out. */
export function parseOwnFactors(data: unknown): OwnSecondFactors {
  const given = isRecord(data) ? data : {};
  const rows = Array.isArray(given.factors) ? given.factors.filter(isRecord) : [];
  return {
    factors: rows.flatMap(({ id, kind, name, since, lastUsed }): SecondFactorInfo[] => {
      if (!isFilled(id) || (kind !== 'totp' && kind !== 'passkey')) return [];
      return [{ id, kind, name: String(name), since: String(since), lastUsed: String(lastUsed) }];
    }),
    recoveryCodes: Number(given.recoveryCodes ?? 0),
    canAddPasskey: given.canAddPasskey === true,
    canShowPasskey: given.canShowPasskey === true,
    isRequired: given.isRequired === true,
  };
}

/** Reads the answer of `enrolTotp`. */
export function parseNewTotp(data: unknown): NewTotp | undefined {
  if (!isRecord(data)) return undefined;
  const { secret, address } = data;
  return isFilled(secret) && isFilled(address) ? { secret, address } : undefined;
}

/** Reads recovery codes; none when the answer has none. */
export function parseRecoveryCodes(data: unknown): readonly string[] {
  return isRecord(data) && isTexts(data.recoveryCodes) ? data.recoveryCodes : [];
}
