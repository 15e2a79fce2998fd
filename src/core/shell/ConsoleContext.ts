import { createContext, type ReactElement, useContext } from 'react';
import type { AddPlugin, Host } from '../plugin-api';
import type { ConsoleConfig } from '../registry/consoleConfig';
import type { PluginProblem } from '../registry/problems';
import type { ResolvedPlugin } from '../registry/resolvedPlugin';
import type { RouteTable } from '../registry/routeTable';
import type { definitionsOf, PageLoadables } from '../runtime/toElements';
import type { ConsoleSession } from './session/ConsoleSession';

/** The parts of the console; they change only when a plugin is added. */
export interface ConsoleParts {
  plugins: readonly ResolvedPlugin[];
  problems: readonly PluginProblem[];
  config: ConsoleConfig;
  /** Faults in `console.config.json`. */
  configFaults: readonly string[];
  table: RouteTable;
  loadables: PageLoadables;
  host: Host;
  /** The pages, as react-admin's children. */
  elements: ReactElement[];
  /** React-admin's resource definitions, by full name. */
  definitions: ReturnType<typeof definitionsOf>;
  /** Adds a plugin to the running console. */
  addPlugin: AddPlugin;
  session: ConsoleSession;
  /** Version of the product. */
  version: string;
}

export const ConsoleContext = createContext<ConsoleParts | undefined>(undefined);

/** Returns the parts of the current console. */
export function useConsole(): ConsoleParts {
  const parts = useContext(ConsoleContext);
  if (!parts) throw new Error('No console above this component: render it inside <ConsoleContext.Provider>.');
  return parts;
}
