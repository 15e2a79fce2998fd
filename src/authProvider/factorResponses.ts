import type { NewTotp, OwnSecondFactors, SecondFactorInfo } from '../../contract/calls/envelope';
import { isRecord } from '../../contract/values/isRecord';
import { isNonEmptyText, isStringArray } from './sessionResponses';

/** Parses the response of `selectSecondFactors`; skips invalid entries. */
export function parseOwnFactors(data: unknown): OwnSecondFactors {
  const values = isRecord(data) ? data : {};
  const rows = Array.isArray(values.factors) ? values.factors.filter(isRecord) : [];
  return {
    factors: rows.flatMap(({ id, kind, name, since, lastUsed }): SecondFactorInfo[] => {
      if (!isNonEmptyText(id) || (kind !== 'totp' && kind !== 'passkey')) return [];
      return [{ id, kind, name: String(name), since: String(since), lastUsed: String(lastUsed) }];
    }),
    recoveryCodes: Number(values.recoveryCodes ?? 0),
    canAddPasskey: values.canAddPasskey === true,
    canShowPasskey: values.canShowPasskey === true,
    isRequired: values.isRequired === true,
  };
}

/** Parses the response of `enrolTotp`. */
export function parseNewTotp(data: unknown): NewTotp | undefined {
  if (!isRecord(data)) return undefined;
  const { secret, address } = data;
  return isNonEmptyText(secret) && isNonEmptyText(address) ? { secret, address } : undefined;
}

/** Parses recovery codes; returns an empty list if the response has none. */
export function parseRecoveryCodes(data: unknown): readonly string[] {
  return isRecord(data) && isStringArray(data.recoveryCodes) ? data.recoveryCodes : [];
}
