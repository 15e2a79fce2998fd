import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, choice, text } from '../../../../contract/fields';
import { selectHolders } from './permissionCalls';
import { sections } from './sections';

/** A call, `{operation}.{entity}.{scope}`, that can be granted or denied. */
export const permission = defineEntity({
  name: 'permission',
  section: 'system',
  personal: false,
  titleField: 'title',
  fields: {
    name: text({
      max: 96,
      pattern: /^\w+\.\w+\.(open|admin)$/,
      required: true,
      unique: true,
      list: true,
      search: true,
    }),
    operation: text({ max: 50, pattern: /^\w+$/, format: 'code', required: true, list: true, filter: true }),
    entity: text({ max: 50, pattern: /^\w+$/, format: 'code', required: true, list: true, filter: true }),
    scope: choice(['open', 'admin'], { required: true, list: true, filter: true }),
    title: text({ max: 50, required: true, list: true, search: true }),
    /** The menu section in which it is listed. */
    group: choice(sections, { open: true, list: true, filter: true }),
    risk: choice(['read', 'write', 'danger'], { list: true, filter: true, default: 'read' }),
    /** Whether the caller must give a reason. */
    needReason: boolean({ default: false }),
    method: choice(['GET', 'POST'], { readOnly: true }),
    builtin: boolean({ readOnly: true, default: false }),
    description: text({ max: 500, multiline: true }),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    words: {
      form: ['title', 'group', 'risk', 'needReason', 'description', 'remark'],
      show: [
        'name',
        'title',
        'operation',
        'entity',
        'scope',
        'group',
        'risk',
        'needReason',
        'method',
        'builtin',
        'description',
        'remark',
      ],
    },
    holders: { show: [] },
  },
  columns: ['title', 'name', 'group', 'risk', 'needReason', 'method'],
  quickFilters: {
    read: { filter: { risk: 'read' } },
    write: { filter: { risk: 'write' } },
    danger: { filter: { risk: 'danger' }, count: true },
  },
  sort: [
    ['group', 'asc'],
    ['entity', 'asc'],
    ['operation', 'asc'],
  ],
  requiresPassword: true,
  deletion: {
    kind: 'hard',
    guard: (record) => (record.builtin ? [{ field: '', code: 'builtinKept' }] : []),
    guardFields: ['builtin'],
  },
  reads: { selectHolders },
  check: (record) =>
    record.name === `${record.operation}.${record.entity}.${record.scope}`
      ? []
      : [{ field: 'name', code: 'permissionNameDiffers' }],
});
export type Permission = EntityRecord<typeof permission>;
