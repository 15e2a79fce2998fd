import { describe, expect, it } from 'vitest';
import { isPermissionPattern, matchesPermission } from '../../../contract/permissions';
import { parseInsert } from '../../../contract/validation/validation';
import { capacityBands } from '../../../src/plugins/elderly/entities/assessment/capacity';
import { elderlyCapacityTypeSeeds } from '../../../src/plugins/elderly/server/seeds/elderlyCapacityType';
import { serviceTypeSeeds } from '../../../src/plugins/service/server/seeds/serviceType';
import {
  dictionarySeeds,
  entities,
  findEntity,
  permissionSeeds as makePermissionSeeds,
  permissionTemplateSeeds,
} from '../../support/sections';
import { seededRules } from './seededRules';

type Row = Readonly<Record<string, unknown>>;

const permissionSeeds = await makePermissionSeeds();
const dictionaries = Object.entries(dictionarySeeds).map(([name, rows]) => ({ name, rows }));
const everySeed: { name: string; rows: readonly Row[] }[] = [
  ...dictionaries,
  { name: 'permissionTemplate', rows: permissionTemplateSeeds },
  { name: 'permission', rows: permissionSeeds },
];

function entityOf(name: string) {
  const entity = findEntity(name);
  if (!entity) throw new Error(`No entity ${name}`);
  return entity;
}

/** Returns a seed as an administrator would type it, without the fields that only the server sets. */
function typed(name: string, row: Row): Row {
  const { fields } = entityOf(name);
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields[field]?.readOnly));
}

describe('seeds', () => {
  it('exist for every type list', () => {
    const lists = entities.filter((entity) => entity.dictionary).map((entity) => entity.name);
    expect(Object.keys(dictionarySeeds).sort()).toEqual(lists.sort());
  });

  it.each(everySeed)('of $name use only fields of the entity', ({ name, rows }) => {
    const fields = Object.keys(entityOf(name).fields);
    expect([...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => !fields.includes(field))).toEqual(
      [],
    );
  });

  it.each(everySeed)('of $name are accepted like typed records', ({ name, rows }) => {
    const refused = rows
      .map((row) => ({ row, parsed: parseInsert(entityOf(name), typed(name, row)) }))
      .filter(({ parsed }) => !parsed.ok);
    expect(refused).toEqual([]);
    const entity = entityOf(name);
    expect(rows.flatMap((row) => entity.check?.(row, seededRules()) ?? [])).toEqual([]);
  });

  it.each(everySeed)('of $name share no unique value', ({ name, rows }) => {
    const unique = Object.entries(entityOf(name).fields).filter(([, field]) => field.unique);
    const shared = unique.filter(([field]) => new Set(rows.map((row) => row[field])).size < rows.length);
    expect(rows.length).toBeGreaterThan(0);
    expect(shared.map(([field]) => field)).toEqual([]);
  });

  const named = [...dictionaries, { name: 'permissionTemplate', rows: permissionTemplateSeeds }];
  it.each(named)('of $name carry Chinese, English and Japanese names', ({ rows }) => {
    expect(rows.filter((row) => !/\p{Script=Han}/u.test(String(row.name)))).toEqual([]);
    expect(rows.filter((row) => !/^[A-Z][\x20-\x7e]+$/.test(String(row.nameEn)))).toEqual([]);
    // Simplified characters would show a name that is still Chinese.
    expect(
      rows.filter(
        (row) => !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Z0-9・、（）]+$/u.test(String(row.nameJa)),
      ),
    ).toEqual([]);
  });

  it.each(dictionaries.filter(({ name }) => name !== 'serviceType'))(
    'of $name are marked as standard entries',
    ({ rows }) => {
      expect(rows.every((row) => row.builtin === true)).toBe(true);
    },
  );
});

describe('the standard codes', () => {
  it.each([
    ['elderlyCodeType', '01 02 03 04 06 07 11 12 99'],
    ['elderlyMaritalStatusType', '10 20 21 22 23 30 40 90'],
    ['elderlyLiveType', '1 2 3 4 5 6 7 8 9'],
    ['elderlyCapacityType', '0 1 2 3 4'],
    ['elderlyMunicipalType', 'TK DB DBBY DSR ZC SD YF CJ GL KC LS LM PT'],
    ['elderlyType', 'GOV LTCI HBED SELF FAMILY CHARITY'],
    ['logType', 'login query create update delete approve export import privacy config exception device'],
  ])('of %s are %s', (name, codes) => {
    expect(dictionarySeeds[name]?.map((row) => row.code).join(' ')).toBe(codes);
  });

  it('disable the finer marital states, which belong to the broader one', () => {
    const finer = dictionarySeeds.elderlyMaritalStatusType?.filter((row) => row.enabled === false);
    expect(finer?.map((row) => [row.code, row.parentCode])).toEqual([
      ['21', '20'],
      ['22', '20'],
      ['23', '20'],
    ]);
  });

  it('give each grade the score band of the standard, and a monthly cap from mild on', () => {
    const bands = elderlyCapacityTypeSeeds.map(({ level, scoreMin, scoreMax }) => ({
      grade: level,
      min: scoreMin,
      max: scoreMax,
    }));
    expect(bands).toEqual(capacityBands);
    expect(elderlyCapacityTypeSeeds.map((row) => row.monthlyVisitCap)).toEqual([undefined, 8, 12, 20, 30]);
  });

  it('rank the municipal categories without ties, the ordinary one last', () => {
    const rows = dictionarySeeds.elderlyMunicipalType ?? [];
    const ranked = rows.toSorted((a, b) => Number(a.priority) - Number(b.priority));
    expect(new Set(rows.map((row) => row.priority)).size).toBe(rows.length);
    expect(ranked.at(-1)?.code).toBe('PT');
  });
});

describe('the example catalog', () => {
  it('has the 41 items of the insurance list and seven other services', () => {
    expect(serviceTypeSeeds.filter((row) => row.code?.startsWith('LTCI'))).toHaveLength(41);
    expect(serviceTypeSeeds.filter((row) => row.code?.startsWith('LIFE'))).toHaveLength(7);
  });

  it('marks each item as an example that can be deleted', () => {
    expect(serviceTypeSeeds.every((row) => row.description?.startsWith('示例目录') && row.builtin === false)).toBe(
      true,
    );
  });

  it('reserves nursing items for nurses', () => {
    const forNurses = serviceTypeSeeds.filter((row) => row.nursesOnly);
    expect(forNurses).toHaveLength(14);
    expect(forNurses.every((row) => row.requireRole?.join() === 'nurse')).toBe(true);
  });

  it.each([
    ['整理床单位', 5, '1–2次/日'],
    ['沐浴', 40, '1次/周'],
    ['鼻饲', 20, '必要时'],
    ['关节活动练习', 20, '1次/日'],
    ['药物管理指导', 15, '1次/周'],
    ['助行/陪诊', 120, '按需'],
  ])('plans %s with %i minutes, %s', (name, stdMinutes, frequency) => {
    expect(serviceTypeSeeds.find((row) => row.name === name)).toMatchObject({ stdMinutes, frequency });
  });
});

describe('the permission templates', () => {
  it('are the ten standard ones', () => {
    const codes = permissionTemplateSeeds.map((template) => template.code).join(' ');
    expect(codes).toBe('super ops dispatcher auditor visitor health device readonly intake finance');
  });

  it('consist only of valid patterns', () => {
    const patterns = permissionTemplateSeeds.flatMap(({ grants, denies }) => [...(grants ?? []), ...(denies ?? [])]);
    expect(patterns.filter((pattern) => !isPermissionPattern(pattern))).toEqual([]);
  });

  const allows = (code: string, name: string) => {
    const template = permissionTemplateSeeds.find((candidate) => candidate.code === code);
    const covered = (patterns: readonly string[] | null | undefined) =>
      (patterns ?? []).some((pattern) => matchesPermission(pattern, name));
    return covered(template?.grants) && !covered(template?.denies);
  };

  it.each([
    ['super', 'deleteById.admin.open', true],
    ['ops', 'passAttendant.attendant.open', true],
    ['ops', 'unmask.elderly.admin', false],
    ['ops', 'insert.admin.open', false],
    ['dispatcher', 'selectAll.elderly.open', true],
    ['dispatcher', 'deleteById.elderly.open', false],
    ['dispatcher', 'selectAll.admin.open', false],
    ['dispatcher', 'selectDayBoard.serviceApplication.open', true],
    ['dispatcher', 'remind.serviceApplication.open', true],
    ['dispatcher', 'markException.serviceApplication.open', true],
    ['dispatcher', 'startInput.serviceInput.open', true],
    ['dispatcher', 'upload.file.open', true],
    ['dispatcher', 'deleteAllInput.serviceApplication.open', false],
    ['auditor', 'startInput.serviceInput.open', false],
    ['readonly', 'startInput.serviceInput.open', false],
    ['auditor', 'banAttendant.attendant.open', true],
    ['auditor', 'passAttendant.attendant.open', false],
    ['visitor', 'selectById.elderly.open', true],
    ['visitor', 'unmask.elderly.admin', true],
    ['visitor', 'updateByIdSelective.elderly.open', false],
    ['health', 'selectByDeviceId.heartRate.open', true],
    ['health', 'selectAll.elderly.open', false],
    ['device', 'registerDevice.device.open', true],
    ['dispatcher', 'unmask.serviceApplication.admin', true],
    ['dispatcher', 'unmask.attendant.admin', false],
    ['ops', 'issueAppKey.attendant.open', false],
    ['intake', 'insert.elderly.open', true],
    ['intake', 'insert.serviceApplication.open', true],
    ['intake', 'assign.serviceApplication.open', false],
    ['finance', 'settle.serviceApplication.open', true],
    ['finance', 'assign.serviceApplication.open', false],
    ['finance', 'updateByIdSelective.serviceApplication.open', false],
    ['readonly', 'selectAll.log.open', true],
    ['readonly', 'unmask.elderly.admin', false],
    ['readonly', 'insert.elderly.open', false],
  ])('give %s the right to call %s: %s', (code, name, allowed) => {
    expect(allows(code, name)).toBe(allowed);
  });
});

describe('the permissions', () => {
  it('have Chinese titles that name the object and the action', () => {
    const untranslated = permissionSeeds.filter(({ title }) => !/^[^A-Za-z]+：[^A-Za-z]+$/.test(String(title ?? '')));
    expect(untranslated.map((row) => row.name)).toEqual([]);
  });

  it('require a reason before personal data is shown or an attendant is banned', () => {
    const asking = permissionSeeds.filter((row) => row.needReason).map((row) => row.name);
    expect(asking).toContain('unmask.elderly.admin');
    expect(asking).toContain('banAttendant.attendant.open');
    expect(asking).not.toContain('passAttendant.attendant.open');
  });
});
