import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, Reading, RecordOf, WireRecord } from '../../../../server/plugin-api';
import { isOwnNews } from '../entities/newsTransitions';
import { cleanHtml, isBlankHtml } from './cleanHtml';

/** What may change without a new review: where an article stands, and until when. */
const ALWAYS_OPEN: readonly string[] = ['top', 'sort', 'offlineTime', 'remark'];

/** Articles: cleaned when they are written, approved by somebody else where their kind asks for it. */
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

/** Nobody approves what they have written or submitted themselves, where the kind of article asks for a review. */
async function approverProblems({ call, before, record, transaction }: Change<'news'>): Promise<Problem[]> {
  const kind = await transaction
    .selectFrom('newsType')
    .select('needReview')
    .where('id', '=', record.newsTypeId)
    .executeTakeFirst();
  if ((kind?.needReview ?? 1) === 0) return [];
  return isOwnNews(before ?? {}, call.caller?.adminId) ? [{ field: '', code: 'approverIsAuthor' }] : [];
}

/** Says of articles whether their kind asks for a review, so that only steps that can succeed are offered. */
async function addNeedReview(records: RecordOf<'news'>[], { queries }: Reading): Promise<void> {
  if (records.length === 0) return;
  const kinds = await queries.selectFrom('newsType').select(['id', 'needReview']).execute();
  const reviewed = new Map(kinds.map(({ id, needReview }) => [id, needReview !== 0]));
  for (const record of records) record.needReview = reviewed.get(record.newsTypeId) ?? true;
}
