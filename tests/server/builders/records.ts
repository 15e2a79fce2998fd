import { POSSIBLE_DUPLICATE, parseFoundDuplicates } from '../../../contract/duplicates';
import { capacityItemFields } from '../../../src/plugins/elderly/entities/assessment/capacity';
import { residentIdCheckCharacter } from '../../../src/plugins/elderly/entities/identity/residentId';
import { uploaded } from './files';
import type { TestApp } from './testApp';

let sequence = 0;

/** Returns a number that no other record of this run has. */
export function serial(): number {
  sequence += 1;
  return sequence;
}

/** Returns a valid resident ID of a county that does not exist. */
export function residentId({ birth = '19400315', female = true } = {}): string {
  const order = String(((serial() * 2) % 998) + (female ? 0 : 1)).padStart(3, '0');
  const digits = `1199${String(serial() % 100).padStart(2, '0')}${birth}${order}`;
  return digits + residentIdCheckCharacter(digits);
}

/** Returns a mobile number that no other call returns, nor the demo data, whose numbers begin with 1990. */
export function mobileNumber(): string {
  return `1991${String(serial()).padStart(7, '0')}`;
}

/** A name that no other call gives within a test: the same but for one character, so that masks leave the same of it. */
export function personName(before: string, after: string): string {
  return before + String.fromCodePoint(0x4e00 + (serial() % 0x5000)) + after;
}

/** Ids of the seeded type-list entries by their codes. */
export async function codes(server: TestApp, entity: string): Promise<Record<string, number>> {
  const { body } = await server.call(`selectAll.${entity}.open`);
  return Object.fromEntries((body.data as { code: string; id: number }[]).map(({ code, id }) => [code, id]));
}

/** Returns valid input of `insert.elderly.open`. */
export async function elderInput(server: TestApp, changes: Record<string, unknown> = {}) {
  const [documents, types, categories, grades, living, marital] = await Promise.all(
    [
      'elderlyCodeType',
      'elderlyType',
      'elderlyMunicipalType',
      'elderlyCapacityType',
      'elderlyLiveType',
      'elderlyMaritalStatusType',
    ].map((entity) => codes(server, entity)),
  );
  return {
    name: personName('欧阳', '文'),
    elderlyCodeTypeId: documents?.['01'],
    idNo: residentId(),
    phone: mobileNumber(),
    regionCode: '119901',
    street: '松涛街道',
    community: '敬老社区',
    liveAddress: '示范市冬青区松涛街道敬老社区1号楼101室',
    elderlyTypeId: types?.GOV,
    elderlyMunicipalTypeIds: [categories?.PT],
    elderlyCapacityTypeId: grades?.['0'],
    elderlyLiveTypeId: living?.['1'],
    elderlyMaritalStatusTypeId: marital?.['20'],
    contacts: [
      { name: '欧阳小明', relation: 'child', phone: mobileNumber(), isGuardian: true, sameCity: true, order: 1 },
    ],
    ...changes,
  };
}

/** Returns valid input of `insert.attendant.open`, with everything that the pass requires. */
export async function attendantInput(server: TestApp, changes: Record<string, unknown> = {}) {
  const services = await codes(server, 'serviceType');
  return {
    name: personName('王', '红'),
    idNo: residentId({ birth: '19850602' }),
    phone: mobileNumber(),
    photo: (await uploaded(server)).fileId,
    role: 'caregiver',
    certs: [
      { type: 'health', no: 'H1', issue: '2020-01-01', expire: '2099-12-31' },
      { type: 'noCrime', no: 'N1', issue: '2020-01-01', expire: '2099-12-31' },
    ],
    serviceTypeIds: [Object.values(services)[0]],
    region: '119901',
    ...changes,
  };
}

/** Puts an elder into service, with the required ability assessment. */
export async function activated(server: TestApp, id: number) {
  const capacityItems = Object.fromEntries(Object.keys(capacityItemFields).map((item) => [item, 0]));
  const assessed = { id, capacityItems, capacityAssessDate: '2020-01-01' };
  for (const call of [
    await server.call('updateByIdSelective.elderly.open', assessed),
    await server.call('activateElderly.elderly.open', { id }),
  ]) {
    if (call.body.status !== 8000) throw new Error(`elder ${id} was not activated: ${call.text}`);
  }
}

/** Adds a record and returns it is shown. Confirms a possible duplicate, as a user would after a check. */
export async function added(server: TestApp, entity: string, input: Record<string, unknown>) {
  const insert = (confirmed: Record<string, unknown>) =>
    server.call(`insert.${entity}.open`, { ...input, ...confirmed });
  const first = await insert({});
  const found = first.body.code === POSSIBLE_DUPLICATE ? parseFoundDuplicates(first.body.data) : undefined;
  const { body, text } = found ? await insert({ confirmDuplicates: found.confirmation }) : first;
  if (body.status !== 8000) throw new Error(`no ${entity} was added: ${text}`);
  return body.data as Record<string, unknown> & { id: number; version: number };
}
