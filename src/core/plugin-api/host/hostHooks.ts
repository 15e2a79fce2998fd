import { useContext } from 'react';
import type { ActionContribution, PermissionRef } from '../types';
import { useAccess } from './access';
import {
  type HostAction,
  HostContext,
  type HostSection,
  type HostWidget,
  PageTitleContext,
  useHost,
} from './HostContext';
import { usePluginId } from './usePluginId';

/**
 * Returns the full name of another plugin's resource, for reference fields and links.
 * @param reference `<plugin id>/<resource name>`
 * @returns `undefined` if no active plugin has it
 */
export function useResourceName(reference: string): string | undefined {
  return useHost().resourceName(reference);
}

/**
 * Returns the full name of the resource that shows an entity, so that a reference can be a link;
 * `undefined` if there is none.
 */
export function useEntityResource(entity: string): string | undefined {
  return useHost().entityResource(entity);
}

/** Returns the plugin's own settings, including the operator's values from `console.config.json`. */
export function usePluginSettings(): Readonly<Record<string, string | number | boolean>> {
  return useHost().settings(usePluginId());
}

/** Returns the actions that plugins contribute to a resource, in order. */
export function useResourceActions(resource: string, type: ActionContribution['type']): readonly HostAction[] {
  return useHost()
    .actions(resource)
    .filter((action) => action.type === type);
}

/** Returns the only transitions that the back end of a resource has; `undefined` if it has all of the entity. */
export function useDeclaredSteps(resource: string): readonly string[] | undefined {
  return useHost().steps?.(resource);
}

/** Returns the widgets that plugins contribute to a slot (`dashboard`, `<full resource name>.list|show|edit`), in order. */
export function useWidgets(slot: string): readonly HostWidget[] {
  return useHost().widgets(slot);
}

/** Returns whether the back end sends personal data unmasked, so that an empty value hides nothing. */
export function useIsUnmasked(): boolean {
  return useContext(HostContext)?.isUnmasked === true;
}

/** Returns the sections of the top menu with their pages. */
export function useSections(): readonly HostSection[] {
  return useHost().sections;
}

/** Returns the message key of the current page's title. */
export function usePageTitle(): string {
  return useContext(PageTitleContext);
}

/** Returns whether the administrator has a permission; `false` until it is known. Without a permission it returns true. */
export function usePermission(permission: PermissionRef | undefined): boolean {
  const { data: isAllowed } = useAccess(permission);
  return permission === undefined || isAllowed === true;
}
