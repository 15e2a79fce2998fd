import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, integer, text, texts } from '../../../../contract/fields';
import { patternProblems } from './patternRules';
import { tryTemplate } from './permissionCalls';

/** A named set of permission patterns that administrators hold. Its denies override every grant. */
export const permissionTemplate = defineEntity({
  name: 'permissionTemplate',
  section: 'system',
  personal: false,
  titleField: 'name',
  fields: {
    code: text({
      max: 32,
      pattern: /^[A-Za-z0-9_]+$/,
      format: 'code',
      required: true,
      unique: true,
      list: true,
      search: true,
    }),
    name: text({ max: 50, required: true, unique: true, list: true, search: true }),
    nameEn: text({ max: 50, list: true, search: true }),
    nameJa: text({ max: 50, list: true, search: true }),
    description: text({ max: 500, multiline: true }),
    grants: texts({ maxItems: 500, max: 96, required: true }),
    denies: texts({ maxItems: 500, max: 96 }),
    /** Number of permissions that its patterns allow, counted on read. */
    permissionCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, readOnly: true, list: true }),
    adminCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, derived: true, readOnly: true, list: true }),
    enabled: boolean({ required: true, default: true, list: true, filter: true }),
    builtin: boolean({ readOnly: true, default: false }),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    words: [
      'code',
      'name',
      'nameEn',
      'nameJa',
      'description',
      'enabled',
      'builtin',
      'permissionCount',
      'adminCount',
      'remark',
    ],
    matrix: { form: ['grants', 'denies'] },
    effect: { form: [] },
    patterns: { show: ['grants', 'denies'] },
  },
  columns: ['name', 'code', 'permissionCount', 'adminCount', 'enabled', 'description'],
  sort: [['code', 'asc']],
  requiresPassword: true,
  deletion: {
    kind: 'hard',
    guard: (record) => (record.builtin ? [{ field: '', code: 'builtinKept' }] : []),
    guardFields: ['builtin'],
  },
  calls: { tryTemplate },
  check: (record) => patternProblems(record, { grants: 'grants', denies: 'denies' }),
});
export type PermissionTemplate = EntityRecord<typeof permissionTemplate>;
