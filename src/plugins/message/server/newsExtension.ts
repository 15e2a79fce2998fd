import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, ReadContext, RecordOf, WireRecord } from '../../../../server/plugin-api';
import { isOwnNews } from '../entities/newsTransitions';
import { cleanHtml, isBlankHtml } from './cleanHtml';

/** Fields that can change without a new review: position and expiry of an article. */
const ALWAYS_EDITABLE: readonly string[] = ['top', 'sort', 'offlineTime', 'remark'];

/** Server logic of articles: sanitizes them when written, and enforces the review if their type requires one. */
export const newsExtension: EntityExtension<'news'> = {
  complete: completeNews,
  guard: guardNews,
  read: addNeedReview,
};

async function completeNews({ kind, call, values }: Change<'news'>): Promise<WireRecord> {
  if (kind === 'transition') {
    const adminId = call.caller?.adminId ?? null;
    if (call.operation === 'submitNews') return { submitterId: adminId, approverId: null };
    return call.operation === 'passNews' ? { approverId: adminId } : {};
  }
  return typeof values.content === 'string' ? { content: await cleanHtml(values.content, 'content') } : {};
}

async function guardNews(change: Change<'news'>): Promise<Problem[]> {
  const { kind, call, before, incomingFields: incoming, record, values } = change;
  if (kind === 'remove') return [];
  if (kind === 'transition') return call.operation === 'passNews' ? approverProblems(change) : [];
  if (kind === 'update' && before?.status !== 'draft') {
    const previous: WireRecord = before ?? {};
    const changed = [...incoming].filter((field) => JSON.stringify(values[field]) !== JSON.stringify(previous[field]));
    return changed.filter((field) => !ALWAYS_EDITABLE.includes(field)).map((field) => ({ field, code: 'frozenNews' }));
  }
  const isBlank = typeof record.content === 'string' && (await isBlankHtml(record.content));
  return isBlank ? [{ field: 'content', code: 'contentEmpty' }] : [];
}

/** Prevents administrators from approving articles that they have written or submitted, if the type requires a review. */
async function approverProblems({ call, before, record, transaction }: Change<'news'>): Promise<Problem[]> {
  const kind = await transaction
    .selectFrom('newsType')
    .select('needReview')
    .where('id', '=', record.newsTypeId)
    .executeTakeFirst();
  if ((kind?.needReview ?? 1) === 0) return [];
  return isOwnNews(before ?? {}, call.caller?.adminId) ? [{ field: '', code: 'approverIsAuthor' }] : [];
}

/** Adds whether the type of each article requires a review, so that only steps that can succeed are offered. */
async function addNeedReview(records: RecordOf<'news'>[], { queries }: ReadContext): Promise<void> {
  if (records.length === 0) return;
  const newsTypes = await queries.selectFrom('newsType').select(['id', 'needReview']).execute();
  const reviewRequired = new Map(newsTypes.map(({ id, needReview }) => [id, needReview !== 0]));
  for (const record of records) record.needReview = reviewRequired.get(record.newsTypeId) ?? true;
}
