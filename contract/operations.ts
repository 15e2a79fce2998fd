import type { Entity } from './defineEntity';
import { isReadOperation, type Scope } from './envelope';
import { lookupFields } from './lookup';

/** One call an entity knows, or a pseudo call that only stands for a permission. */
export interface OperationSpec {
  operation: string;
  entity: string;
  scope: Scope;
  method: 'GET' | 'POST';
  /** `pseudo`: a right without a handler of its own, except `unmask`, which is a real call. */
  kind: 'base' | 'read' | 'transition' | 'call' | 'pseudo' | 'auth';
  /** How much harm it can do; `danger` removes, exposes or takes out of service. */
  risk: 'read' | 'write' | 'danger';
  /** Takes one's password again when it was given too long ago. */
  asksPassword?: boolean;
  /** Entities whose personal data it gives out: it takes the right to reveal each, and a reason. */
  uncovers?: readonly string[];
}

type Risk = OperationSpec['risk'];

/** What every entity can do (spec §7, and what lists of a server need). */
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

/** What the entities of visits can do besides (spec §7). */
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

/** Rights about a whole entity: its menu entry, unmasked data, files out and in. Always in scope `admin`. */
const PSEUDO: Readonly<Record<string, Risk>> = { menu: 'read', unmask: 'danger', export: 'danger', import: 'write' };

/** Calls about the session; they belong to the entities `admin` and `permission`. */
export const authOperations: readonly OperationSpec[] = [
  { operation: 'login', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'finishLogin', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'challengePasskey', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'isLogin', entity: 'admin', scope: 'open', method: 'GET', kind: 'auth', risk: 'read' },
  { operation: 'logout', entity: 'admin', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
  { operation: 'reloadPermission', entity: 'permission', scope: 'admin', method: 'POST', kind: 'auth', risk: 'read' },
];

/** One's own password, picture and sessions; another's password takes a permission. */
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

/** One's own second factors; what would let somebody else in takes the password again. */
const factorOperations: readonly OperationSpec[] = [
  ...['enrolTotp', 'enrolPasskey', 'removeSecondFactor', 'renewRecoveryCodes'].map((operation) => ({
    ...ownCall(operation),
    asksPassword: true,
  })),
  ...['selectSecondFactors', 'confirmTotp', 'confirmPasskey', 'renameSecondFactor'].map(ownCall),
];

function ownCall(operation: string): OperationSpec {
  const isRead = isReadOperation(operation);
  const how = isRead ? ({ method: 'GET', risk: 'read' } as const) : ({ method: 'POST', risk: 'write' } as const);
  return { operation, entity: 'admin', scope: 'open', kind: 'auth', ...how };
}

/** Failures of one's own console: whoever has a session may report them. */
const reportOperations: readonly OperationSpec[] = [
  { operation: 'insert', entity: 'log', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
];

/** Help of the pages one sees: for whoever has a session. */
const helpOperations: readonly OperationSpec[] = ['selectHelpPaths', 'selectHelp'].map((operation) => ({
  operation,
  entity: 'functionDescription',
  scope: 'open',
  method: 'GET',
  kind: 'auth',
  risk: 'read',
}));

/** Messages to oneself: for whoever has a session. */
const inboxOperations: readonly OperationSpec[] = [
  { operation: 'selectInbox', entity: 'outbox', scope: 'open', method: 'GET', kind: 'auth', risk: 'read' },
  { operation: 'readInbox', entity: 'outbox', scope: 'open', method: 'POST', kind: 'auth', risk: 'write' },
];

/** Uploading makes a file; what the console sends as a form with the file in it. */
const fileOperations: readonly OperationSpec[] = [
  { operation: 'upload', entity: 'file', scope: 'open', method: 'POST', kind: 'base', risk: 'write' },
];

const hostOperations: readonly OperationSpec[] = [
  ...authOperations,
  ...accountOperations,
  ...factorOperations,
  ...reportOperations,
  ...helpOperations,
  ...inboxOperations,
  ...fileOperations,
];

/** What has to be known of an entity to name its calls; those of its own only where its definition is there. */
export type CalledEntity = Pick<Entity, 'name' | 'scope' | 'queried' | 'transitions' | 'asksPassword'> &
  Partial<Pick<Entity, 'fields' | 'reads' | 'calls'>>;

/** Every call and right of an entity, each name once: base, reads, transitions, rights, session calls. */
export function operationsOf(entity: CalledEntity): OperationSpec[] {
  const own = (operation: string, kind: OperationSpec['kind'], risk: Risk, scope?: Scope): OperationSpec => ({
    operation,
    entity: entity.name,
    scope: kind === 'pseudo' ? 'admin' : (scope ?? entity.scope),
    method: isReadOperation(operation) || operation === 'menu' ? 'GET' : 'POST',
    kind,
    risk,
  });
  const all = [
    ...Object.entries(BASE).map(([operation, risk]) => own(operation, 'base', risk)),
    ...(lookupFields(entity).length > 0 ? [own('lookup', 'base', 'write')] : []),
    ...Object.entries(entity.queried ? QUERIES : {}).map(([operation, risk]) => own(operation, 'base', risk)),
    ...Object.entries(entity.reads ?? {}).map(([operation, { scope }]) => own(operation, 'read', 'read', scope)),
    ...Object.entries(entity.transitions ?? {}).map(([operation, { tone }]) =>
      own(operation, 'transition', tone === 'danger' ? 'danger' : 'write'),
    ),
    ...Object.entries(entity.calls ?? {}).map(([operation, { risk, scope, uncovers }]) => ({
      ...own(operation, 'call', risk, scope),
      ...(uncovers && { uncovers, asksPassword: true }),
    })),
    ...Object.entries(PSEUDO).map(([operation, risk]) => own(operation, 'pseudo', risk)),
    ...hostOperations.filter((operation) => operation.entity === entity.name),
  ];
  // A later spec of the same name replaces an earlier one, so an entity may give a base call a meaning of its own.
  const specs = [...new Map(all.map((spec) => [`${spec.operation}.${spec.scope}`, spec])).values()];
  return entity.asksPassword
    ? specs.map((spec) => ({ ...spec, asksPassword: spec.asksPassword || isChange(spec) }))
    : specs;
}

/**
 * The scope an entity's call is made in, as {@link operationsOf} tells it; the entity's own for those the contract does not know.
 * A page asks it hundreds of times.
 */
export function scopeOf(entity: CalledEntity, operation: string): Scope {
  const isOneOf = (calls: Readonly<Record<string, Risk>>) => Object.hasOwn(calls, operation);
  if (isOneOf(BASE) || (entity.queried && isOneOf(QUERIES))) return entity.scope;
  const own = entity.reads?.[operation] ?? entity.transitions?.[operation] ?? entity.calls?.[operation];
  if (own) return ('scope' in own ? own.scope : undefined) ?? entity.scope;
  if (isOneOf(PSEUDO)) return 'admin';
  return (
    hostOperations.find((each) => each.operation === operation && each.entity === entity.name)?.scope ?? entity.scope
  );
}

/** Whether a call changes records; one of an entity's own does so only if it is dangerous. */
function isChange({ kind, risk }: OperationSpec): boolean {
  return kind === 'transition' || (kind === 'base' && risk !== 'read') || (kind === 'call' && risk === 'danger');
}
