import type { Envelope } from './envelope';
import { isRecord } from './isRecord';
import type { ProblemCode } from './problems';

/** Why a call was refused or failed. */
export interface Refusal {
  /** What the person is told of the call as a whole. */
  message: string;
  /** The stable word for it (`answerCodes.ts`); absent where the back end sends none, or did not answer. */
  code?: string;
  /** What is wrong with single inputs, for people; nested ones have dotted keys (`contacts.0.phone`). */
  errors: Readonly<Record<string, string>>;
}

/** A refusal, or the refused answer itself. */
type Told = Pick<Envelope, 'message' | 'code' | 'errors'>;

/** The code of a refusal that says nothing but what stands at its fields. */
const VALIDATION = 'validation' satisfies ProblemCode;
/** The code of a refusal because somebody else saved first. */
export const VERSION_CONFLICT = 'versionConflict' satisfies ProblemCode;

/** The code of a login that takes a second step, and of one whose second step came too late. */
export const SECOND_FACTOR = 'secondFactor' satisfies ProblemCode;
export const SECOND_FACTOR_EXPIRED = 'secondFactorExpired' satisfies ProblemCode;

/** The code of a refusal until the password has been given again. */
export const REAUTHENTICATE = 'reauthenticate' satisfies ProblemCode;

/** Reads why a call failed from what was thrown; errors of calls carry the answer as their `body`. */
export function refusalOf(failure: unknown): Refusal {
  const body = isRecord(failure) && isRecord(failure.body) ? failure.body : {};
  return {
    message: failure instanceof Error ? failure.message : String(failure),
    ...(typeof body.code === 'string' && { code: body.code }),
    errors: isRecord(body.errors) ? onlyTexts(body.errors) : {},
  };
}

/** Whether the message says something that does not stand at the fields already. */
export function saysMore({ code, errors = {} }: Told): boolean {
  return Object.keys(errors).length === 0 || (code !== undefined && code !== VALIDATION);
}

/** Every reason once, for a place without fields. */
export function reasonsOf(told: Told): string[] {
  return [...new Set([...(saysMore(told) ? [told.message] : []), ...Object.values(told.errors ?? {})])];
}

/** Why a call failed, in one line. */
export function reasonText(failure: unknown): string {
  return reasonsOf(refusalOf(failure)).join(' / ');
}

/** The entries whose values are texts. */
export function onlyTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
