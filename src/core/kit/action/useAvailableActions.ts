import { useMemo } from 'react';
import { useResourceDefinitions } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { hasMaskedFields } from '../../../../contract/masks';
import { useDeclaredSteps, useResourceActions } from '../../plugin-api';
import type { KitRecord } from '../entity/recordTitle';
import { REVEAL_PERMISSIONS } from '../reveal/revealPermissions';
import { isActionShown, isApplicable, isDeletable, type RecordAction, recordActions } from './recordActions';
import { useAllowed } from './useAllowedActions';
import { useViewpoint } from './useViewpoint';

/** What the administrator can do with the records of a resource, subject to their state; determined once for all records. */
export interface AvailableActions {
  entity: Entity;
  resource: string;
  actions: readonly RecordAction[];
  canDelete: boolean;
  canEdit: boolean;
  canReveal: boolean;
  /** Id of the viewer; missing until it is known. */
  adminId: number | undefined;
}

export interface AvailableActionsRequest {
  entity: Entity;
  resource: string;
  /** Operations to offer, without edit and delete. Defaults to all actions, edit and delete. */
  operations?: readonly string[] | undefined;
  /** Actions on one record, or on several selected ones. Defaults to `record`. */
  type?: 'record' | 'bulk';
  /** Whether the record can be edited here. Defaults to whether the resource has an edit page. */
  hasEdit?: boolean | undefined;
}

/** Returns what the permissions allow on the records of a resource; nothing until they are known. */
export function useAvailableActions({
  entity,
  resource,
  operations,
  type = 'record',
  hasEdit,
}: AvailableActionsRequest): AvailableActions {
  const contributed = useResourceActions(resource, type);
  const steps = useDeclaredSteps(resource);
  const { adminId } = useViewpoint();
  const hasEditPage = useResourceDefinitions()[resource]?.hasEdit === true;
  const hasEditor = hasEdit ?? hasEditPage;
  const all = useMemo(
    () =>
      recordActions({ entity, resource, type, contributed, steps }).filter((action) =>
        isActionShown(action, operations),
      ),
    [entity, resource, type, contributed, steps, operations],
  );
  const permissions = useMemo(
    () => [
      ...['delete', 'edit', ...REVEAL_PERMISSIONS].map((action) => ({ resource, action })),
      ...all.map(({ permission }) => permission),
    ],
    [resource, all],
  );
  const allowed = useAllowed(permissions);
  return useMemo(() => {
    const isAllowed = (name: string) =>
      allowed.some((permission) => permission.resource === resource && permission.action === name);
    return {
      entity,
      resource,
      actions: all.filter(({ permission }) => allowed.includes(permission)),
      canDelete: isAllowed('delete') && !operations && entity.deletion.kind !== 'never',
      canEdit: isAllowed('edit') && !operations && hasEditor,
      canReveal: REVEAL_PERMISSIONS.some(isAllowed) && hasMaskedFields(entity),
      adminId,
    };
  }, [entity, resource, all, allowed, operations, hasEditor, adminId]);
}

/** Returns which of the available actions the record's state allows now. */
export function actionsOnRecord({ entity, actions, canDelete, adminId }: AvailableActions, record: KitRecord) {
  const viewpoint = { adminId, now: Date.now() };
  return {
    actions: actions.filter((action) => isApplicable({ entity, action, record, viewpoint })),
    canDelete: canDelete && isDeletable(entity, record),
  };
}
