import { HttpError } from 'react-admin';

/**
 * Whether a refused save means that somebody else saved first. The protocol has no code for it, only the text
 * `versionConflict` (and perhaps an error at the field `version`), so it is known by its text in the reader's language.
 */
export function isVersionConflict(failure: unknown, conflictText: string): boolean {
  if (!(failure instanceof HttpError)) return false;
  const errors: unknown = failure.body?.errors;
  return failure.message === conflictText || (typeof errors === 'object' && errors !== null && 'version' in errors);
}
