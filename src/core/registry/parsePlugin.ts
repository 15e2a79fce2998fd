import { parsePluginId, pluginDefinitionError } from '../../../contract/plugin/pluginDefinitionError';
import type { PluginDefinition } from '../plugin-api';

/** A definition, or the fault in it, with its id if readable. */
export type ParsedPlugin = { definition: PluginDefinition } | { fault: string; id?: string };

/** Validates a plugin's definition, which can be third-party code. */
export function parsePlugin(input: unknown): ParsedPlugin {
  const fault = pluginDefinitionError(input);
  // The check above covers the whole shape; TypeScript cannot infer the result types of the loaders.
  return fault === undefined ? { definition: input as PluginDefinition } : { fault, id: parsePluginId(input) };
}
