import type { Problem } from '../../../../contract/problems';
import type { Change, EntityExtension, WireRecord } from '../../../../server/plugin-api';
import { cleanHtml, isBlankHtml } from './cleanHtml';

/** What may change without a new review: where an article stands, and until when. */
const ALWAYS_OPEN: readonly string[] = ['top', 'sort', 'offlineTime', 'remark'];

/** Articles: cleaned when they are written, approved by somebody else where their kind asks for it. */
export const newsExtension: EntityExtension<'news'> = { complete: completeNews, guard: guardNews };

function completeNews({ kind, call, values }: Change<'news'>): WireRecord {
  if (kind === 'transition') {
    const adminId = call.caller?.adminId ?? null;
    if (call.operation === 'submitNews') return { submitterId: adminId, approverId: null };
    return call.operation === 'passNews' ? { approverId: adminId } : {};
  }
  return typeof values.content === 'string' ? { content: cleanHtml(values.content) } : {};
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
  const isBlank = typeof record.content === 'string' && isBlankHtml(record.content);
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
  const adminId = call.caller?.adminId;
  const isOwn = before?.submitterId === adminId || before?.createBy === `admin:${adminId}`;
  return isOwn ? [{ field: '', code: 'approverIsAuthor' }] : [];
}
