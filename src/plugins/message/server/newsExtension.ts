import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, Reading, RecordOf, WireRecord } from '../../../../server/plugin-api';
import { isOwnNews } from '../entities/newsTransitions';
import { cleanHtml, isBlankHtml } from './cleanHtml';

/** Fields that can change without a new review: position and expiry of an article. */
const ALWAYS_OPEN: readonly string[] = ['top', 'sort', 'offlineTime', 'remark'];

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
  const { kind, call, before, given, record, values } = change;
  if (kind === 'remove') return [];
  if (kind === 'transition') return call.operation === 'passNews' ? approverProblems(change) : [];
  if (kind === 'update' && before?.status !== 'draft') {
    const was: WireRecord = before ?? {};
    const changed = [...given].filter((field) => JSON.stringify(values[field]) !== JSON.stringify(was[field]));
    return changed.filter((field) => !ALWAYS_OPEN.includes(field)).map((field) => ({ field, code: 'frozenNews' }));
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
async function addNeedReview(records: RecordOf<'news'>[], { queries }: Reading): Promise<void> {
  if (records.length === 0) return;
  const kinds = await queries.selectFrom('newsType').select(['id', 'needReview']).execute();
  const reviewed = new Map(kinds.map(({ id, needReview }) => [id, needReview !== 0]));
  for (const record of records) record.needReview = reviewed.get(record.newsTypeId) ?? true;
}
