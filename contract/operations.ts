import { isReadOperation, type Scope } from './calls/envelope';
import { UNMASK_PHONE, unmaskablePhoneFields } from './calls/unmaskPhone';
import type { Entity } from './defineEntity';
import { isRestorable, RESTORE_OPERATIONS } from './deletion';
import { lookupFields } from './query/lookupFields';
import { authOperations } from './session/authOperations';

/** A call of an entity, or a pseudo call that only represents a permission. */
export interface OperationSpec {
  operation: string;
  entity: string;
  scope: Scope;
  method: 'GET' | 'POST';
  /** `pseudo`: a permission without a handler, except `unmask`, which is a real call. */
  kind: 'base' | 'read' | 'transition' | 'call' | 'pseudo' | 'auth';
  /** How much harm it can do; `danger` deletes, exposes or disables something. */
  risk: 'read' | 'write' | 'danger';
  /** Requires the password again if the user last entered it too long ago. */
  requiresPassword?: boolean;
  /** Entities whose personal data the call exposes. It requires the right to reveal each of them, and a reason. */
  unmaskedEntities?: readonly string[];
}

type Risk = OperationSpec['risk'];

/** The calls of every entity (spec §7, and those that lists of a server need). */
const BASE: Readonly<Record<string, Risk>> = {
  selectAll: 'read',
  selectById: 'read',
  selectByIds: 'read',
  selectBySelectivePagination: 'read',
  insert: 'write',
  updateByIdSelective: 'write',
  updateByIds: 'write',
  deleteById: 'danger',
  deleteByIds: 'danger',
};

/** Additional calls of entities whose deletion hides records. */
const RESTORING: Readonly<Record<string, Risk>> = {
  [RESTORE_OPERATIONS.list]: 'read',
  [RESTORE_OPERATIONS.one]: 'write',
  [RESTORE_OPERATIONS.many]: 'write',
};

/** Additional calls of the entities of visits (spec §7). */
const QUERIES: Readonly<Record<string, Risk>> = {
  queryAll: 'read',
  countAll: 'read',
  querySelective: 'read',
  countSelective: 'read',
  queryAllPagination: 'read',
  querySelectivePagination: 'read',
  queryAllPaginationCastToViewObject: 'read',
  querySelectivePaginationCastToViewObject: 'read',
  queryById: 'read',
  insertSelective: 'write',
  updateById: 'write',
};

/** Permissions on a whole entity: its menu entry, unmasked data, export and import. Always in scope `admin`. */
const PSEUDO: Readonly<Record<string, Risk>> = { menu: 'read', unmask: 'danger', export: 'danger', import: 'write' };

/** Calls about the caller's own password, picture and sessions. Another administrator's password requires a permission. */
const accountOperations: readonly OperationSpec[] = [
  { operation: 'changePassword', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'changePortrait', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'reauthenticate', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'selectSessions', entity: 'admin', scope: 'open', method: 'GET', kind: 'auth', risk: 'read' },
  { operation: 'endSession', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'endOtherSessions', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'endViewAs', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'noteEditing', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'resetPassword', entity: 'admin', scope: 'open', method: 'POST', kind: 'base', risk: 'danger' },
];

/** Calls about the caller's own second factors. Those that could let someone else in require the password again. */
const factorOperations: readonly OperationSpec[] = [
  ...['enrolTotp', 'enrolPasskey', 'removeSecondFactor', 'renewRecoveryCodes'].map((operation) => ({
    ...accountOperation(operation),
    requiresPassword: true,
  })),
  ...['selectSecondFactors', 'confirmTotp', 'confirmPasskey', 'renameSecondFactor'].map(accountOperation),
];

function accountOperation(operation: string): OperationSpec {
  return ownOperation('admin', operation);
}

/** A call about what belongs to the caller. */
function ownOperation(entity: string, operation: string): OperationSpec {
  const isRead = isReadOperation(operation);
  const httpTraits = isRead ? ({ method: 'GET', risk: 'read' } as const) : ({ method: 'POST', risk: 'write' } as const);
  return { operation, entity, scope: 'open', kind: 'auth', ...httpTraits };
}

/** Error reports of the caller's own console. Every session can send them. */
const reportOperations: readonly OperationSpec[] = [
  { operation: 'insert', entity: 'log', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
];

/** Help of the pages that the caller sees, available to every session. */
const helpOperations: readonly OperationSpec[] = ['selectHelpPaths', 'selectHelp'].map((operation) => ({
  operation,
  entity: 'functionDescription',
  scope: 'open',
  method: 'GET',
  kind: 'auth',
  risk: 'read',
}));

/** The caller's own views of lists, available to every session. Sharing one requires a permission. */
const viewOperations: readonly OperationSpec[] = [
  'selectViews',
  'selectDefaultViews',
  'saveView',
  'updateView',
  'deleteView',
  'chooseDefaultView',
].map((operation) => ownOperation('listView', operation));

/** Messages to the caller, available to every session. */
const inboxOperations: readonly OperationSpec[] = [
  { operation: 'selectInbox', entity: 'outbox', scope: 'open', method: 'GET', kind: 'auth', risk: 'read' },
  { operation: 'readInbox', entity: 'outbox', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
];

/** Uploading creates a file; the console sends a form with the file in it. */
const fileOperations: readonly OperationSpec[] = [
  { operation: 'upload', entity: 'file', scope: 'open', method: 'POST', kind: 'base', risk: 'write' },
];

const hostOperations: readonly OperationSpec[] = [
  ...authOperations,
  ...accountOperations,
  ...factorOperations,
  ...reportOperations,
  ...helpOperations,
  ...viewOperations,
  ...inboxOperations,
  ...fileOperations,
];

/** The part of an entity that naming its calls requires. Its special calls are only included if the definition is loaded. */
export type EntityWithOperations = Pick<
  Entity,
  'name' | 'scope' | 'hasQueryOperations' | 'transitions' | 'requiresPassword'
> &
  Partial<Pick<Entity, 'fields' | 'reads' | 'calls' | 'person' | 'deletion'>>;

/** Returns every call and permission of an entity, each name once: base, reads, transitions, permissions, session calls. */
export function operationsOf(entity: EntityWithOperations): OperationSpec[] {
  const own = (operation: string, kind: OperationSpec['kind'], risk: Risk, scope?: Scope): OperationSpec => ({
    operation,
    entity: entity.name,
    scope: kind === 'pseudo' ? 'admin' : (scope ?? entity.scope),
    method: isReadOperation(operation) || operation === 'menu' ? 'GET' : 'POST',
    kind,
    risk,
  });
  const all = [
    ...Object.entries({ ...BASE, ...(isRestorable(entity) && RESTORING) }).map(([operation, risk]) =>
      own(operation, 'base', risk),
    ),
    ...(lookupFields(entity).length > 0 ? [own('lookup', 'base', 'write')] : []),
    ...(unmaskablePhoneFields(entity).length > 0 ? [own(UNMASK_PHONE, 'base', 'danger', 'admin')] : []),
    ...Object.entries(entity.hasQueryOperations ? QUERIES : {}).map(([operation, risk]) =>
      own(operation, 'base', risk),
    ),
    ...Object.entries(entity.reads ?? {}).map(([operation, { scope }]) => own(operation, 'read', 'read', scope)),
    ...Object.entries(entity.transitions ?? {}).map(([operation, { tone }]) =>
      own(operation, 'transition', tone === 'danger' ? 'danger' : 'write'),
    ),
    ...Object.entries(entity.calls ?? {}).map(([operation, { risk, scope, unmaskedEntities }]) => ({
      ...own(operation, 'call', risk, scope),
      ...(unmaskedEntities && { unmaskedEntities, requiresPassword: true }),
    })),
    ...Object.entries(PSEUDO).map(([operation, risk]) => own(operation, 'pseudo', risk)),
    ...hostOperations.filter((operation) => operation.entity === entity.name),
  ];
  // A later spec of the same name replaces an earlier one, so an entity can redefine a base call.
  const specs = [...new Map(all.map((spec) => [`${spec.operation}.${spec.scope}`, spec])).values()];
  return entity.requiresPassword
    ? specs.map((spec) => ({ ...spec, requiresPassword: spec.requiresPassword || isWriteOperation(spec) }))
    : specs;
}

/**
 * Returns the scope of an entity's call, consistent with {@link operationsOf}. Defaults to the scope of the entity for
 * unknown calls. It does not use that function because a page calls this hundreds of times.
 */
export function scopeOf(entity: EntityWithOperations, operation: string): Scope {
  const isOneOf = (calls: Readonly<Record<string, Risk>>) => Object.hasOwn(calls, operation);
  if (isOneOf(BASE) || (entity.hasQueryOperations && isOneOf(QUERIES))) return entity.scope;
  const own = entity.reads?.[operation] ?? entity.transitions?.[operation] ?? entity.calls?.[operation];
  if (own) return ('scope' in own ? own.scope : undefined) ?? entity.scope;
  if (isOneOf(PSEUDO) || operation === UNMASK_PHONE) return 'admin';
  return (
    hostOperations.find((each) => each.operation === operation && each.entity === entity.name)?.scope ?? entity.scope
  );
}

/** Returns whether a call changes records. A special call only counts if it is dangerous. */
function isWriteOperation({ kind, risk }: OperationSpec): boolean {
  return kind === 'transition' || (kind === 'base' && risk !== 'read') || (kind === 'call' && risk === 'danger');
}
