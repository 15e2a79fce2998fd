import type { ProblemCode } from '../problems';
import { isRecord } from '../values/isRecord';
import type { Envelope } from './envelope';

/** Why a call was refused or failed. */
export interface Refusal {
  /** The message about the whole call, for the user. */
  message: string;
  /** Its stable code (`responseCodes.ts`). Absent if the back end sends none or did not answer. */
  code?: string;
  /** Messages about single inputs, for the user; nested ones have dotted keys (`contacts.0.phone`). */
  errors: Readonly<Record<string, string>>;
}

/** A refusal, or the answer that was refused. */
type RefusalBody = Pick<Envelope, 'message' | 'code' | 'errors'>;

/** The code of a refusal that only consists of field errors. */
const VALIDATION = 'validation' satisfies ProblemCode;
/** The code of a refusal because another user saved first. */
export const VERSION_CONFLICT = 'versionConflict' satisfies ProblemCode;

/** The codes of a login that requires a second step, and of a second step that came too late. */
export const SECOND_FACTOR = 'secondFactor' satisfies ProblemCode;
export const SECOND_FACTOR_EXPIRED = 'secondFactorExpired' satisfies ProblemCode;

/** The code of a refusal until the user enters the password again. */
export const REAUTHENTICATE = 'reauthenticate' satisfies ProblemCode;

/** Extracts the refusal from a thrown value. Errors of calls carry the answer as their `body`. */
export function toRefusal(failure: unknown): Refusal {
  const body = isRecord(failure) && isRecord(failure.body) ? failure.body : {};
  return {
    message: failure instanceof Error ? failure.message : String(failure),
    ...(typeof body.code === 'string' && { code: body.code }),
    errors: isRecord(body.errors) ? pickStrings(body.errors) : {},
  };
}

/** Returns whether the message adds something to the field errors. */
export function hasGeneralMessage({ code, errors = {} }: RefusalBody): boolean {
  return Object.keys(errors).length === 0 || (code !== undefined && code !== VALIDATION);
}

/** Returns every reason once, for a place without fields. */
export function reasonsOf(body: RefusalBody): string[] {
  return [...new Set([...(hasGeneralMessage(body) ? [body.message] : []), ...Object.values(body.errors ?? {})])];
}

/** Returns the reasons of a failed call in one line. */
export function reasonText(failure: unknown): string {
  return reasonsOf(toRefusal(failure)).join(' / ');
}

/** Keeps the entries whose values are strings. */
export function pickStrings(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
