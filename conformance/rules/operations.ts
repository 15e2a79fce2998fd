import { STATUS } from '../../contract/calls/envelope';
import { isRecord } from '../../contract/values/isRecord';
import type { KnownCall } from '../knownCalls';
import type { Probe } from '../Probe';
import { expect, InconclusiveCheck, RULE_SOURCES, type Rule, type RuleGroup } from '../Rule';
import { MISSING_ID, sampleInput } from '../sampleInput';

/** Checks that every call of a level exists. Sends reads normally, and writes only in a form that must be refused. */
export function operationRules(calls: readonly KnownCall[]): RuleGroup {
  // Other rules check the session calls.
  const own = calls.filter(({ kind }) => kind !== 'auth');
  return { name: 'operations', rules: own.map((call) => (call.method === 'GET' ? readRule(call) : writeRule(call))) };
}

const LISTS = /^(?:selectAll|selectByIds|queryAll|querySelective|selectBySelective)|Pagination(?:CastToViewObject)?$/;

function readRule(call: KnownCall): Rule {
  const { name, operation, definition } = call;
  const read = definition.reads?.[operation];
  return {
    id: name,
    says: `${name} answers a GET`,
    where: RULE_SOURCES.entities,
    level: 'spec',
    async check(probe) {
      // Content has no envelope, and its id comes from an upload.
      if (operation === 'selectContent') throw new InconclusiveCheck('answers the content of a file');
      const params = read
        ? await sampleInput(probe, read.input, definition)
        : operation.endsWith('ById')
          ? { id: (await probe.fetchTable(definition.name).catch(() => []))[0]?.id ?? MISSING_ID }
          : operation.endsWith('ByIds')
            ? { ids: [MISSING_ID, MISSING_ID + 1] }
            : {};
      const data = await fetchData(probe, call, params);
      if (data === undefined) return;
      if (operation.startsWith('count')) expect(Number.isSafeInteger(data), 'data is no number');
      if ((read && read.answer !== 'record') || (!read && LISTS.test(operation))) {
        expect(Array.isArray(data) || (isRecord(data) && Array.isArray(data.rows)), 'data is no list');
      }
    },
  };
}

/**
 * Returns the data of a response; `undefined` when the call was refused, for example because the record does not
 * exist.
 */
async function fetchData(
  probe: Probe,
  { name }: KnownCall,
  params: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { http, body } = await probe.request({ name, params });
  expect(http === 200, `HTTP ${http} instead of 200`);
  expect(body !== undefined, 'the answer is no JSON');
  if (!isRecord(body) || body.status === undefined) return body;
  if (body.status === STATUS.SUCCESS) return body.data ?? null;
  expect(Object.keys(params).length > 0, `refused though nothing is wrong: status ${JSON.stringify(body.status)}`);
  return undefined;
}

function writeRule(call: KnownCall): Rule {
  const { name, operation, kind, risk } = call;
  return {
    id: name,
    says: `${name} answers a POST`,
    where: RULE_SOURCES.entities,
    level: 'spec',
    writes: true,
    async check(probe) {
      if (operation === 'lookup' || operation === 'unmask') throw new InconclusiveCheck('takes from a small budget');
      if (kind === 'call' && (risk === 'danger' || !needsInput(call)))
        throw new InconclusiveCheck('would change what is there');
      const { http, body } = await probe.request({ name, params: sideEffectFreeParams(call) });
      const isForm = operation === 'upload' && (http === 400 || http === 415);
      expect(http === 200 || isForm, `HTTP ${http} instead of 200`);
      expect(isRecord(body), 'the answer is no JSON object');
    },
  };
}

function needsInput({ definition, operation }: KnownCall): boolean {
  return Object.values(definition.calls?.[operation]?.input ?? {}).some(({ required }) => required);
}

/** Returns parameters that must be refused: the id of a missing record, or nothing at all. */
function sideEffectFreeParams({ operation, kind }: KnownCall): Record<string, unknown> {
  if (operation.startsWith('insert') || kind === 'call' || operation === 'upload') return {};
  return operation.endsWith('ByIds') ? { ids: [MISSING_ID] } : { id: MISSING_ID };
}
