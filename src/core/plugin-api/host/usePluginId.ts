import { useContext } from 'react';
import { PluginIdContext } from './HostContext';

/** Returns the id of the plugin whose page, action or widget is being rendered. */
export function usePluginId(): string {
  const plugin = useContext(PluginIdContext);
  if (plugin === undefined) throw new Error('This hook works only inside a page, action or widget of a plugin.');
  return plugin;
}
