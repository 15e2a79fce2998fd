import { sql } from 'kysely';
import { dayAt } from '../../../../contract/moment';
import { parseListQuery } from '../../../../contract/query/query';
import {
  type Change,
  type ErasedRecords,
  type Extensions,
  fieldInput,
  type Handler,
  lockRows,
  type RowOf,
} from '../../../../server/plugin-api';
import {
  erasePerson,
  LIST_VIEWER,
  type ListReadRequest,
  packageExtension,
  planList,
  presentTuples,
  previewErasure,
  requireValid,
  takeAdvisoryLock,
} from '../../../../server/plugin-api/builtin';
import { type ApplicationState, openStates } from '../entities/applications/applicationStates';
import { attendant } from '../entities/attendants/attendant';
import { issueAppKey } from './caregiver/appKey';
import { historyExtension, riskRuleExtension } from './risk/riskRuleExtension';
import { serviceApplicationPackages } from './serviceApplication/applicationPackages';
import { cancelFutureApplications, releaseFutureApplications } from './serviceApplication/futureApplications';
import { selectUses } from './serviceApplication/selectUses';
import { serviceApplicationExtension } from './serviceApplication/serviceApplicationExtension';
import { serviceInputExtension } from './serviceInput/serviceInputExtension';

/** Maximum number of addresses of a user. */
const ADDRESSES_MAX = 20;

/** Server logic of the service section: attendants and their name search, addresses, applications, risk rules. */
export const serviceExtensions = {
  attendant: {
    guard: refuseBusy,
    after: async (change, id) =>
      change.kind === 'transition' && change.record.status === 'banned' ? releaseFutureApplications(change, id) : [],
    erase: eraseTraces('attendantId'),
    operations: { selectByName: selectByName(), issueAppKey, previewErasure, erasePerson },
  },
  elderly: {
    after: async (change, id) =>
      change.kind === 'transition' && change.record.status === 'deceased' ? cancelFutureApplications(change, id) : [],
  },
  userAddress: { guard: refuseTooMany, after: keepOneDefault, operations: { selectUses } },
  serviceApplication: { ...serviceApplicationExtension, erase: eraseTraces('applicationId') },
  serviceInput: serviceInputExtension,
  serviceApplicationIO: packageExtension(serviceApplicationPackages),
  riskRule: riskRuleExtension,
  riskRuleVersion: historyExtension,
  settlementEntry: historyExtension,
} satisfies Extensions;

/** Traces of photos and handsets reveal who was present, so erasing a person deletes them. */
function eraseTraces(field: 'applicationId' | 'attendantId') {
  return async ({ transaction, ids }: ErasedRecords): Promise<void> => {
    await transaction
      .deleteFrom('visitTrace')
      .where(field, 'in', [...ids])
      .execute();
  };
}

/** `selectByName`: matches a part of the name; passed attendants come first. */
function selectByName(): Handler {
  const { input, limit = 20 } = attendant.reads?.selectByName ?? { input: {} };
  return async (call, context) => {
    const { name } = fieldInput(call, input);
    const { database } = context;
    const filters = [{ field: 'name', operator: 'like' as const, value: name }];
    const findAddresses = async (also: ListReadRequest['extraConditions'], pageSize: number) => {
      const query = { ...requireValid(parseListQuery(attendant, {}, LIST_VIEWER)), filters, pageSize };
      const today = dayAt(context.now());
      const { rows } = planList({
        queries: database.read,
        entity: attendant,
        query,
        today,
        extraConditions: also,
      });
      return database.rowsAsArrays(rows.sql, rows.parameters);
    };
    const passed = await findAddresses([sql`"status" = 'passed'`], limit);
    const others = passed.length < limit ? await findAddresses([sql`"status" <> 'passed'`], limit - passed.length) : [];
    const data = await presentTuples([...passed, ...others], { context, entity: attendant, queries: database.read });
    return { data, dataCount: data.length, message: 'okRead' };
  };
}

/** Refuses the departure of an attendant with open visits. */
async function refuseBusy({ kind, transaction, record }: Change<'attendant'>) {
  if (kind !== 'transition' || (record.status !== 'resigned' && record.status !== 'banned')) return [];
  // Serializes with concurrent assignments to this attendant.
  await lockRows(transaction, { table: 'attendant', ids: [record.id], mode: 'update' });
  if (record.status === 'banned') return [];
  const count = await countApplications(transaction, { attendantId: record.id }, ['assigned', 'inService']);
  return count > 0 ? [{ field: '', code: 'attendantHasApplications' as const, params: { count } }] : [];
}

async function countApplications(
  transaction: Change['transaction'],
  where: Partial<RowOf<'serviceApplication', 'attendantId' | 'userAddressId'>>,
  states: readonly ApplicationState[],
): Promise<number> {
  const { count } = await transaction
    .selectFrom('serviceApplication')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where((expression) => expression.and(where))
    .where('status', 'in', [...states])
    .where('deleted', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

async function refuseTooMany({ kind, transaction, record }: Change<'userAddress'>) {
  // Serializes changes of a user's addresses, so that each change sees the previous one.
  await takeAdvisoryLock(transaction, `addresses of ${record.userId}`);
  if (kind === 'remove') {
    const open = await countApplications(transaction, { userAddressId: record.id }, openStates);
    return open > 0 ? [{ field: '', code: 'addressInUse' as const }] : [];
  }
  if (kind !== 'insert' && kind !== 'restore') return [];
  const { count } = await transaction
    .selectFrom('userAddress')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('userId', '=', record.userId)
    .where('deleted', '=', 0)
    .executeTakeFirstOrThrow();
  if (count < ADDRESSES_MAX) return [];
  return [{ field: 'userId', code: 'tooManyAddresses' as const, params: { max: ADDRESSES_MAX } }];
}

/** Clears the default mark of the user's other addresses when one becomes the default. A restored one yields to them. */
async function keepOneDefault(
  { kind, transaction, record }: Change<'userAddress'>,
  id: number,
): Promise<readonly string[]> {
  if (kind === 'remove' || record.isDefault !== true) return [];
  if (kind === 'restore') {
    await transaction
      .updateTable('userAddress')
      .set({ isDefault: 0 })
      .where('id', '=', id)
      .where(sql<boolean>`exists (select 1 from "userAddress" as "other" where "other"."userId" = ${record.userId}
        and "other"."id" <> ${id} and "other"."isDefault" = 1 and "other"."deleted" = 0)`)
      .execute();
    return [];
  }
  await transaction
    .updateTable('userAddress')
    .set({ isDefault: 0, version: sql`"version" + 1` })
    .where('userId', '=', record.userId)
    .where('id', '!=', id)
    .where('isDefault', '=', 1)
    .execute();
  return [];
}
