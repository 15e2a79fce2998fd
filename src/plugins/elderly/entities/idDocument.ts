import { documentNumber } from '../../../../contract/documentNumber';
import { compilePattern } from '../../../../contract/linearPattern/compilePattern';
import type { ProblemCode } from '../../../../contract/problems';
import { parseResidentId, type ResidentId } from './residentId';

/** What the entry of elderlyCodeType says about a kind of document. */
export interface DocumentKind {
  /** Code of CV02.01.101, see `seeds/elderlyCodeType.ts`. */
  code: string;
  pattern?: string | null;
}

/** Kinds whose number is built like that of the resident ID card: card, household register, residence permit. */
const CITIZEN_NUMBER_CODES = ['01', '02', '11'];
/** Region codes of the residence permit for Hong Kong, Macau and Taiwan residents. */
const RESIDENCE_PERMIT_REGIONS = ['810000', '820000', '830000'];
/** Kind of document that also stands for "none at all". */
export const OTHER_DOCUMENT_CODE = '99';

/** Writes a document number as it is stored: without blanks, in narrow characters, letters as capitals. */
export function normalDocumentNumber(number: string): string {
  return documentNumber(number).toUpperCase();
}

/** What is wrong with a document number of a kind, if anything. `today` as `YYYY-MM-DD`. */
export function documentProblem(kind: DocumentKind, number: string, today: string): ProblemCode | undefined {
  if (!CITIZEN_NUMBER_CODES.includes(kind.code)) return kind.pattern ? mismatch(kind.pattern, number) : undefined;
  const result = parseResidentId(number, today);
  if (!result.ok) return result.code;
  const isPermit = RESIDENCE_PERMIT_REGIONS.includes(result.residentId.region);
  return isPermit === (kind.code === '11') ? undefined : 'idDocumentFormat';
}

/** Birth date and gender that a valid number of this kind carries. */
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

/** What is wrong with a number pattern typed by an administrator. */
export function patternProblem(pattern: string): ProblemCode | undefined {
  const compiled = compilePattern(pattern);
  if (compiled.ok) return undefined;
  return compiled.problem === 'size' ? 'patternTooLarge' : 'patternInvalid';
}

/** A pattern of an earlier version may hold what is no longer matched; then nobody can say whether a number fits. */
function mismatch(pattern: string, number: string): ProblemCode | undefined {
  const compiled = compilePattern(pattern);
  if (!compiled.ok) return 'idDocumentPattern';
  return compiled.matches(number) ? undefined : 'idDocumentFormat';
}
