import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { ServerModuleStatus } from '../../contract/plugin/pluginFiles';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { AuditLog } from '../audit/AuditLog';
import type { Sessions } from '../auth/sessions';
import type { Tasks } from '../jobs/tasks';
import type { AsyncPortLookup, PortLookup } from '../plugins/ports';
import type { Services } from '../services';
import type { Dictionaries } from './dictionaries';
import type { EntityExtension } from './extension';
import type { ReferenceCounts } from './reads/referenceCounts';

/** Returns the context for background work, which no request waits for ({@link Database.background}). */
export function backgroundContext(context: Context): Context {
  return { ...context, database: context.database.background };
}

/** Services and metadata that an operation uses. */
export interface Context extends Services {
  sessions: Sessions;
  tasks: Tasks;
  audit: AuditLog;
  dictionaries: Dictionaries;
  referenceCounts: ReferenceCounts;
  /** Returns one text in one language. */
  translate: (locale: Locale, code: ProblemCode, params?: Problem['params']) => string;
  /** Returns the title of an entity that users see. */
  titleOf: (entity: string, locale: Locale) => string;
  /** Returns the label of a field that users see. */
  fieldLabel: (entity: string, field: string, locale: Locale) => string;
  /** Returns the label of a choice's code that users see. */
  choiceLabel: (entity: string, choice: { field: string; value: string }, locale: Locale) => string;
  /** Returns the short title of an operation of an entity; `undefined` when it has none. */
  operationTitle: (entity: Pick<Entity, 'name' | 'section'>, operation: string, locale: Locale) => string | undefined;
  /** What sections add to the generic operations of an entity. */
  extensionOf: (entity: string) => EntityExtension;
  /** The state of the server modules of plugins that the operator has listed. */
  serverModules: readonly ServerModuleStatus[];
  /** Returns the answers of all sections to a port. */
  provided: PortLookup;
  /** Returns the answers to a port, including those of code that is loaded only on demand, such as demo data. */
  ask: AsyncPortLookup;
}
