import { compilePermissions, isPermissionPattern, type PermissionCheck } from '../../contract/permissions';

/**
 * Which calls a back end supports: all of ours, those of the specification, or a list of patterns (`select*.meal.open`). In
 * a list, `spec` stands for the calls of the specification.
 */
export type BackendOperations = 'extended' | 'spec' | readonly string[];

/** Returns whether the back end has a call, by its name `{operation}.{entity}.{scope}`. */
export type HasCall = PermissionCheck;

export const hasEveryCall: HasCall = () => true;

/** Creates the check. The list of the specification's calls is fetched only when needed. */
export async function backendCalls(operations: BackendOperations): Promise<HasCall> {
  if (operations === 'extended') return hasEveryCall;
  const patterns = operations === 'spec' ? [operations] : operations;
  const { specifiedCalls } = patterns.includes('spec')
    ? await import('../../contract/calls/specification')
    : { specifiedCalls: new Set<string>() };
  const own = compilePermissions({ superAdmin: false, grants: patterns.filter(isPermissionPattern), denies: [] });
  return (name) => specifiedCalls.has(name) || own(name);
}
