import { type Draft, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import {
  boolean,
  choice,
  choices,
  dateTime,
  image,
  integer,
  reference,
  text,
  texts,
} from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';
import { newsTransitions } from './newsTransitions';

/** Maximum size of an article in bytes of UTF-8. */
export const NEWS_BYTES_MAX = 200 * 1024;

/** An article of the mini-program. */
export const news = defineEntity({
  name: 'news',
  section: 'message',
  personal: false,
  titleField: 'title',
  fields: {
    title: text({ max: 100, required: true, list: true, search: true }),
    subtitle: text({ max: 100 }),
    newsTypeId: reference('newsType', { required: true, list: true, filter: true }),
    // Not masked, because it is published.
    cover: image({ mask: undefined }),
    summary: text({ max: 300, multiline: true, search: true }),
    /** HTML, sanitized by the server. */
    content: text({ max: NEWS_BYTES_MAX, required: true, multiline: true, format: 'html', detail: true }),
    author: text({ max: 50 }),
    source: text({ max: 50 }),
    sourceUrl: text({ max: 255, format: 'url' }),
    tags: texts({ maxItems: 10, max: 20, filter: true }),
    audience: choices(['all', 'user', 'doctor', 'attendant'], { default: ['all'], filter: true }),
    top: boolean({ default: false, list: true, filter: true }),
    sort: integer({ min: 0, max: 9999, default: 100 }),
    /** When it appears. Defaults to immediately. */
    publishTime: dateTime({ list: true, filter: true }),
    /** When it disappears. */
    offlineTime: dateTime({ list: true, filter: true }),
    viewCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true, default: 0, list: true }),
    likeCount: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, readOnly: true, default: 0, list: true }),
    status: choice(['draft', 'pending', 'scheduled', 'published', 'offline'], {
      colors: { draft: 'warning', pending: 'warning', scheduled: 'info', published: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Why the reviewer rejected it. */
    rejectReason: text({ max: 200, readOnly: true }),
    /** Author of the version under review, and its approver. */
    submitterId: reference('admin', { readOnly: true, weak: true }),
    approverId: reference('admin', { readOnly: true, weak: true }),
    /** Whether its type requires a review by another administrator. */
    needReview: boolean({ derived: true, readOnly: true }),
    remark: text({ max: 500, multiline: true }),
  },
  groups: {
    preview: { show: [] },
    head: {
      form: ['title', 'subtitle', 'newsTypeId', 'summary', 'cover', 'author', 'source', 'sourceUrl', 'tags'],
      show: ['title', 'subtitle', 'summary', 'author', 'source', 'sourceUrl', 'tags', 'remark'],
    },
    content: { form: ['content'] },
    publishing: {
      form: ['audience', 'publishTime', 'offlineTime', 'top', 'sort', 'remark'],
      show: [
        'status',
        'newsTypeId',
        'audience',
        'publishTime',
        'offlineTime',
        'top',
        'sort',
        'submitterId',
        'approverId',
        'viewCount',
        'likeCount',
      ],
    },
  },
  hidden: ['rejectReason', 'needReview'],
  columns: ['title', 'newsTypeId', 'status', 'top', 'publishTime', 'offlineTime', 'viewCount', 'likeCount'],
  quickFilters: {
    pending: { filter: { status: 'pending' }, count: true },
    draft: { filter: { status: 'draft' } },
    scheduled: { filter: { status: 'scheduled' }, count: true },
    published: { filter: { status: 'published' } },
    offline: { filter: { status: 'offline' } },
  },
  counts: ['status'],
  sort: [
    ['top', 'desc'],
    ['publishTime', 'desc'],
  ],
  deletion: {
    kind: 'soft',
    guard: ({ status }) =>
      status === 'draft' || status === 'offline' ? [] : [{ field: '', code: 'onlyDraftOrOfflineRemovable' }],
    guardFields: ['status'],
  },
  state: { field: 'status', initial: 'draft' },
  transitions: newsTransitions,
  check: checkNews,
});
export type News = EntityRecord<typeof news>;

/** Requires publishing before taking down, and a size that phones can load. */
function checkNews({ publishTime, offlineTime, content }: Draft): Problem[] {
  const problems: Problem[] = [];
  if (typeof publishTime === 'string' && typeof offlineTime === 'string' && offlineTime <= publishTime) {
    problems.push({ field: 'offlineTime', code: 'periodOrder' });
  }
  if (typeof content === 'string' && new TextEncoder().encode(content).length > NEWS_BYTES_MAX) {
    problems.push({ field: 'content', code: 'contentTooLarge', params: { max: NEWS_BYTES_MAX / 1024 } });
  }
  return problems;
}
