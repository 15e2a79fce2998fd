import { compilePattern } from '../../../../../contract/linearPattern/compilePattern';
import type { ProblemCode } from '../../../../../contract/problems';
import { normalizeDocumentNumber } from '../../../../../contract/values/normalizeDocumentNumber';
import { parseResidentId, type ResidentId } from './residentId';

/** A kind of document, as in its entry of elderlyCodeType. */
export interface DocumentKind {
  /** Code of CV02.01.101; see `seeds/elderlyCodeType.ts`. */
  code: string;
  pattern?: string | null;
}

/** Kinds whose number has the format of the resident ID card: card, household register, residence permit. */
const CITIZEN_NUMBER_CODES = ['01', '02', '11'];
/** Region codes of the residence permit for Hong Kong, Macau and Taiwan residents. */
const RESIDENCE_PERMIT_REGIONS = ['810000', '820000', '830000'];
/** Kind for other documents, and for none at all. */
export const OTHER_DOCUMENT_CODE = '99';

/** Normalizes a document number for storage: without blanks, half-width, in capital letters. */
export function normalDocumentNumber(number: string): string {
  return normalizeDocumentNumber(number).toUpperCase();
}

/** Returns the problem of a document number of a kind, if there is one. `today` is `YYYY-MM-DD`. */
export function documentProblem(kind: DocumentKind, number: string, today: string): ProblemCode | undefined {
  if (!CITIZEN_NUMBER_CODES.includes(kind.code)) return kind.pattern ? mismatch(kind.pattern, number) : undefined;
  const result = parseResidentId(number, today);
  if (!result.ok) return result.code;
  const isPermit = RESIDENCE_PERMIT_REGIONS.includes(result.residentId.region);
  return isPermit === (kind.code === '11') ? undefined : 'idDocumentFormat';
}

/** Extracts birth date and gender from a valid number of this kind. */
export function documentFacts(
  kind: DocumentKind,
  number: string,
  today: string,
): Pick<ResidentId, 'birthDate' | 'gender'> | undefined {
  if (documentProblem(kind, number, today)) return undefined;
  if (!CITIZEN_NUMBER_CODES.includes(kind.code)) return undefined;
  const result = parseResidentId(number, today);
  return result.ok ? result.residentId : undefined;
}

/** Returns the problem of a number pattern that an administrator entered. */
export function patternProblem(pattern: string): ProblemCode | undefined {
  const compiled = compilePattern(pattern);
  if (compiled.ok) return undefined;
  return compiled.problem === 'size' ? 'patternTooLarge' : 'patternInvalid';
}

/**
 * A pattern from an earlier version may no longer compile. It then cannot check any number, so the pattern itself is
 * the problem.
 */
function mismatch(pattern: string, number: string): ProblemCode | undefined {
  const compiled = compilePattern(pattern);
  if (!compiled.ok) return 'idDocumentPattern';
  return compiled.matches(number) ? undefined : 'idDocumentFormat';
}
