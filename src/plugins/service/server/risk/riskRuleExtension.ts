import { toIsoMoment } from '../../../../../contract/moment';
import {
  type Change,
  type EntityExtension,
  type Handler,
  insertRecord,
  rejection,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { checkRiskRule } from '../../entities/risk/checkRiskRule';
import { riskRuleVersion } from '../../entities/risk/riskRuleVersion';
import { tryRiskRules } from './tryRiskRules';

const refuse =
  (code: 'rulesFixed' | 'historyKept'): Handler =>
  async () => {
    throw rejection(code);
  };

/**
 * The rules exist from the start; each change is stored as a version. Their figures are validated here instead of in
 * the entity. Their figures are validated here instead of in the entity, because every page loads the entity and would
 * load all rules with it.
 */
export const riskRuleExtension: EntityExtension = {
  guard: ({ record }) => checkRiskRule(record),
  after: storeVersion,
  operations: {
    tryRiskRules,
    insert: refuse('rulesFixed'),
    deleteById: refuse('rulesFixed'),
    deleteByIds: refuse('rulesFixed'),
  },
};

const refuseHistoryChange = refuse('historyKept');

/** Only the server writes history (versions of rules, settlement entries), and nobody can change it. */
export const historyExtension: EntityExtension = {
  operations: {
    insert: refuseHistoryChange,
    updateByIdSelective: refuseHistoryChange,
    updateByIds: refuseHistoryChange,
    deleteById: refuseHistoryChange,
    deleteByIds: refuseHistoryChange,
  },
};

async function storeVersion({
  transaction,
  before,
  record,
  call,
  now,
}: Change<'riskRule'>): Promise<readonly string[]> {
  const time = toIsoMoment(now);
  const author = call.caller ? `admin:${call.caller.adminId}` : 'system';
  const { ruleId, enabled, limits, points } = record;
  const version: WireRecord = { ruleId, enabled, limits, points, ruleVersion: (before?.version ?? 0) + 1 };
  const shared = { createTime: time, updateTime: time, createBy: author, updateBy: author, version: 1 };
  await insertRecord(transaction, riskRuleVersion, { ...version, ...shared });
  return [riskRuleVersion.name];
}
