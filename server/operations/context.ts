import type { Locale } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import type { ServerHalf } from '../../contract/pluginFiles';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { AuditLog } from '../audit/AuditLog';
import type { Sessions } from '../auth/sessions';
import type { Tasks } from '../jobs/tasks';
import type { Ask, AskPort } from '../plugins/ports';
import type { Services } from '../services';
import type { Dictionaries } from './dictionaries';
import type { EntityExtension } from './extension';
import type { ReferenceCounts } from './referenceCounts';

/** The same for work that nobody waits for ({@link Database.background}). */
export function inBackground(context: Context): Context {
  return { ...context, database: context.database.background };
}

/** Everything an operation works with. */
export interface Context extends Services {
  sessions: Sessions;
  tasks: Tasks;
  audit: AuditLog;
  dictionaries: Dictionaries;
  referenceCounts: ReferenceCounts;
  /** One text in one language. */
  say: (locale: Locale, code: ProblemCode, params?: Problem['params']) => string;
  /** The name of an entity as people know it. */
  titleOf: (entity: string, locale: Locale) => string;
  /** The name of a field as people know it. */
  fieldLabel: (entity: string, field: string, locale: Locale) => string;
  /** The name of a choice's code as people know it. */
  choiceLabel: (entity: string, choice: { field: string; value: string }, locale: Locale) => string;
  /** What an operation of an entity does, in a word or two; `undefined` for one without a title. */
  operationTitle: (entity: Pick<Entity, 'name' | 'section'>, operation: string, locale: Locale) => string | undefined;
  /** What sections add to the generic operations of an entity. */
  extensionOf: (entity: string) => EntityExtension;
  /** What became of the server halves of plugins that the operator has listed. */
  halves: readonly ServerHalf[];
  /** The answers of all sections to a port. */
  provided: AskPort;
  /** The answers to a port, also of code that is loaded only when a port is asked: demo data. */
  ask: Ask;
}
