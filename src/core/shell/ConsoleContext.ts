import { createContext, type ReactElement, useContext } from 'react';
import type { AddPlugin, Host } from '../plugin-api';
import type { ConsoleConfig } from '../registry/consoleConfig';
import type { PluginProblem } from '../registry/problems';
import type { ResolvedPlugin } from '../registry/resolvedPlugin';
import type { RouteTable } from '../registry/routeTable';
import type { definitionsOf, PageLoadables } from '../runtime/toElements';
import type { ConsoleSession } from './session/ConsoleSession';

/** What the console was put together from; it changes only when a plugin is added. */
export interface ConsoleParts {
  plugins: readonly ResolvedPlugin[];
  problems: readonly PluginProblem[];
  config: ConsoleConfig;
  /** What was wrong with `console.config.json`. */
  configFaults: readonly string[];
  table: RouteTable;
  loadables: PageLoadables;
  host: Host;
  /** The pages, as react-admin's children. */
  elements: ReactElement[];
  /** What react-admin is told of its resources, by full name. */
  definitions: ReturnType<typeof definitionsOf>;
  /** Adds a plugin while the console runs. */
  addPlugin: AddPlugin;
  session: ConsoleSession;
  /** Version of the product. */
  version: string;
}

export const ConsoleContext = createContext<ConsoleParts | undefined>(undefined);

/** The parts of the console this component runs in. */
export function useConsole(): ConsoleParts {
  const parts = useContext(ConsoleContext);
  if (!parts) throw new Error('No console above this component: render it inside <ConsoleContext.Provider>.');
  return parts;
}
