import { useMemo } from 'react';
import type { Entity } from '../../../../contract/defineEntity';
import { useDeclaredSteps, useResourceActions } from '../../plugin-api';
import { type RecordAction, recordActions } from './recordActions';
import { useAllowed, useAllowedActions } from './useAllowedActions';

/**
 * Returns the actions on one record (`record`) or on several selected ones (`bulk`) that the administrator is allowed to do.
 */
export function useRecordActions(entity: Entity, resource: string, type: 'record' | 'bulk'): RecordAction[] {
  const contributed = useResourceActions(resource, type);
  const steps = useDeclaredSteps(resource);
  const all = useMemo(
    () => recordActions({ entity, resource, type, contributed, steps }),
    [entity, resource, type, contributed, steps],
  );
  const names = useMemo(() => [...new Set(all.map((action) => action.permission.action))].sort(), [all]);
  const allowed = useAllowedActions(resource, names);
  // An action of another section can require a permission on that section's records.
  const others = useMemo(
    () => all.map(({ permission }) => permission).filter((permission) => permission.resource !== resource),
    [all, resource],
  );
  const allowedElsewhere = useAllowed(others);
  return useMemo(
    () =>
      all.filter(({ permission }) =>
        permission.resource === resource ? allowed.has(permission.action) : allowedElsewhere.includes(permission),
      ),
    [all, resource, allowed, allowedElsewhere],
  );
}
