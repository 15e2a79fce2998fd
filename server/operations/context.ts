import type { Locale } from '../../contract/constants';
import type { Problem, ProblemCode } from '../../contract/problems';
import type { AuditLog } from '../audit/AuditLog';
import type { Sessions } from '../auth/sessions';
import type { Tasks } from '../jobs/tasks';
import type { Services } from '../services';
import type { Dictionaries } from './dictionaries';
import type { EntityExtension } from './extension';
import type { ReferenceCounts } from './referenceCounts';

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
  /** What an entity does beyond the generic. */
  extensionOf: (entity: string) => EntityExtension;
}
