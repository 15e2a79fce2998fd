import { createContext, useContext } from 'react';
import type { PluginDefinition } from './types';

/** What became of a plugin that was added. */
export interface AddedPlugin {
  /** Its pages, menus and texts are there now. */
  isActive: boolean;
  /** What is wrong with it, as in the front-end log: a code, whom it is about, and the reason. */
  problems: readonly string[];
}

export type AddPlugin = (definition: PluginDefinition) => Promise<AddedPlugin>;

/** Carries the host's way of adding plugins to pages. */
export const AddPluginContext = createContext<AddPlugin | undefined>(undefined);

/**
 * Adds a plugin to the running console, with everything a plugin may contribute: pages, menu entries, a section of its
 * own. What is open and typed stays. It is gone with the page load; a lasting one is a folder or an entry of
 * `console.config.json`.
 */
export function useAddPlugin(): AddPlugin {
  const addPlugin = useContext(AddPluginContext);
  if (!addPlugin) throw new Error('No host above this component that plugins can be added to.');
  return addPlugin;
}
