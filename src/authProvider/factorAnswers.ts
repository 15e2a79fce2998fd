import type { NewTotp, OwnSecondFactors, SecondFactorInfo } from '../../contract/envelope';
import { isRecord } from '../../contract/isRecord';
import { isFilled, isTexts } from './sessionAnswers';

/** Parses the response of `selectSecondFactors`; skips invalid entries. */
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

/** Parses the response of `enrolTotp`. */
export function parseNewTotp(data: unknown): NewTotp | undefined {
  if (!isRecord(data)) return undefined;
  const { secret, address } = data;
  return isFilled(secret) && isFilled(address) ? { secret, address } : undefined;
}

/** Parses recovery codes; returns an empty list if the response has none. */
export function parseRecoveryCodes(data: unknown): readonly string[] {
  return isRecord(data) && isTexts(data.recoveryCodes) ? data.recoveryCodes : [];
}
