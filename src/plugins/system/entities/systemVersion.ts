import { type Draft, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { boolean, choice, dateTime, integer, text } from '../../../../contract/fields';
import { toIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';

const transition = defineTransition<typeof systemVersion>();

const transitions: Transitions = {
  publishVersion: transition({
    done: 'okPublished',
    from: ['draft'],
    to: 'published',
    tone: 'positive',
    effect: (_record, _input, now) => ({ releaseTime: toIsoMoment(now) }),
  }),
  withdrawVersion: transition({ done: 'okWithdrawn', from: ['published'], to: 'withdrawn', tone: 'danger' }),
};

/** A released version of one of the programs. Each platform has one current version. */
export const systemVersion = defineEntity({
  name: 'systemVersion',
  section: 'system',
  personal: false,
  titleField: 'versionName',
  fields: {
    platform: choice(['admin', 'miniUser', 'miniDoctor', 'attendantApp', 'device', 'server'], {
      required: true,
      immutable: true,
      list: true,
      filter: true,
    }),
    /** SemVer, or a label such as `Beta 0.9.5`. */
    versionName: text({
      max: 30,
      pattern: /^[A-Za-z0-9][A-Za-z0-9 .+-]*$/,
      required: true,
      immutable: true,
      list: true,
      search: true,
    }),
    /** Increases with each version of a platform; programs compare it. */
    versionCode: integer({ min: 1, max: 2_000_000_000, required: true, immutable: true, list: true }),
    title: text({ max: 100, required: true, list: true, search: true }),
    /** Release notes in Markdown. */
    content: text({ max: 20_000, required: true, multiline: true }),
    releaseTime: dateTime({ readOnly: true, list: true, filter: true }),
    forceUpdate: boolean({ default: false, list: true, filter: true }),
    /** Programs older than this version code must be updated. */
    minSupported: integer({ min: 1, max: 2_000_000_000 }),
    downloadUrl: text({ max: 500, format: 'url' }),
    sha256: text({ max: 64, pattern: /^[0-9a-f]{64}$/ }),
    sizeBytes: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    status: choice(['draft', 'published', 'withdrawn'], {
      colors: { draft: 'warning', published: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Whether it is the newest published version of its platform. */
    current: boolean({ readOnly: true, default: false, list: true, filter: true }),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    what: [
      'platform',
      'versionName',
      'versionCode',
      'title',
      'status',
      'current',
      'releaseTime',
      'forceUpdate',
      'minSupported',
    ],
    content: { form: ['content'], show: [] },
    download: ['downloadUrl', 'sha256', 'sizeBytes', 'remark'],
  },
  columns: ['versionName', 'platform', 'versionCode', 'title', 'status', 'current', 'forceUpdate', 'releaseTime'],
  quickFilters: {
    current: { filter: { current: true } },
    draft: { filter: { status: 'draft' }, count: true },
  },
  sort: [['releaseTime', 'desc']],
  deletion: {
    kind: 'hard',
    guard: (record) => (record.status === 'draft' ? [] : [{ field: '', code: 'publishedKept' }]),
    guardFields: ['status'],
  },
  uniqueTogether: [['platform', 'versionCode']],
  state: { field: 'status', initial: 'draft' },
  transitions,
  check: checkVersion,
});
export type SystemVersion = EntityRecord<typeof systemVersion>;

/** Checks that a download has a checksum, and that a version supports itself. */
function checkVersion({ minSupported, versionCode, downloadUrl, sha256 }: Draft): Problem[] {
  const problems: Problem[] = [];
  if (typeof minSupported === 'number' && typeof versionCode === 'number' && minSupported > versionCode) {
    problems.push({ field: 'minSupported', code: 'tooLarge', params: { max: versionCode } });
  }
  if (downloadUrl && !sha256) problems.push({ field: 'sha256', code: 'required' });
  return problems;
}
