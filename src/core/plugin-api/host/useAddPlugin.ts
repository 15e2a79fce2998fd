import { createContext, useContext } from 'react';
import type { PluginDefinition } from '../types';

/** Result of adding a plugin. */
export interface AddedPlugin {
  /** Whether its pages, menus and texts are available now. */
  isActive: boolean;
  /** Its problems, as in the front-end log: code, plugin or contribution, and reason. */
  problems: readonly string[];
}

export type AddPlugin = (definition: PluginDefinition) => Promise<AddedPlugin>;

/** Provides the host's function for adding plugins. */
export const AddPluginContext = createContext<AddPlugin | undefined>(undefined);

/**
 * Adds a plugin to the running console, with everything a plugin can contribute: pages, menu entries, its own section.
 * Open pages and unsaved input are preserved. The plugin is lost on reload; for a permanent one, add a folder or an entry
 * in `console.config.json`.
 */
export function useAddPlugin(): AddPlugin {
  const addPlugin = useContext(AddPluginContext);
  if (!addPlugin) throw new Error('No host above this component that plugins can be added to.');
  return addPlugin;
}
