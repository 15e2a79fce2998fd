import { compilePermissions, isPermissionPattern, type PermissionCheck } from '../../contract/permissions';

/**
 * Which calls a back end understands: all of ours, those of the specification, or a list of patterns
 * (`select*.meal.open`), in which `spec` stands for the latter.
 */
export type BackendOperations = 'extended' | 'spec' | readonly string[];

/** Tells whether the back end has a call, by its name `{operation}.{entity}.{scope}`. */
export type HasCall = PermissionCheck;

export const everyCall: HasCall = () => true;

/** Makes the check. The calls of the specification are fetched only where somebody asks for them. */
export async function backendCalls(operations: BackendOperations): Promise<HasCall> {
  if (operations === 'extended') return everyCall;
  const named = operations === 'spec' ? [operations] : operations;
  const { specifiedCalls } = named.includes('spec')
    ? await import('../../contract/specification')
    : { specifiedCalls: new Set<string>() };
  const own = compilePermissions({ superAdmin: false, grants: named.filter(isPermissionPattern), denies: [] });
  return (name) => specifiedCalls.has(name) || own(name);
}
