import { useContext } from 'react';
import { useAccess } from './access';
import {
  type HostAction,
  HostContext,
  type HostSection,
  type HostWidget,
  PageTitleContext,
  useHost,
} from './HostContext';
import type { ActionContribution, PermissionRef } from './types';
import { usePluginId } from './usePluginId';

/**
 * Full name of another plugin's resource, for reference fields and links.
 * @param reference `<plugin id>/<resource name>`
 * @returns `undefined` when no active plugin has it
 */
export function useResourceName(reference: string): string | undefined {
  return useHost().resourceName(reference);
}

/** Full name of the resource that shows an entity, so that a reference can be a link; `undefined` when there is none. */
export function useEntityResource(entity: string): string | undefined {
  return useHost().entityResource(entity);
}

/** The values of the plugin's own settings, with the operator's changes of `console.config.json`. */
export function usePluginSettings(): Readonly<Record<string, string | number | boolean>> {
  return useHost().settings(usePluginId());
}

/** The actions plugins contributed to a resource, in order. */
export function useResourceActions(resource: string, type: ActionContribution['type']): readonly HostAction[] {
  return useHost()
    .actions(resource)
    .filter((action) => action.type === type);
}

/** The widgets plugins contributed to a slot (`dashboard`, `<full resource name>.list|show|edit`), in order. */
export function useWidgets(slot: string): readonly HostWidget[] {
  return useHost().widgets(slot);
}

/** Whether the back end shows personal data as it is, so that what is empty is nothing hidden. */
export function useIsUnmasked(): boolean {
  return useContext(HostContext)?.isUnmasked === true;
}

/** The sections of the top menu with their pages. */
export function useSections(): readonly HostSection[] {
  return useHost().sections;
}

/** Message key of the title of the page in which the component is rendered. */
export function usePageTitle(): string {
  return useContext(PageTitleContext);
}

/** Whether the administrator may do something; `false` until it is known. No permission asked for means yes. */
export function usePermission(permission: PermissionRef | undefined): boolean {
  const { data: isAllowed } = useAccess(permission);
  return permission === undefined || isAllowed === true;
}
