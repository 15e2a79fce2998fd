import type { KitDataProvider, KitRecord } from '../../../core/kit';
import type { ReturnVisit } from '../entities/returnVisit';

/** Follow-ups to read at a time. */
const PAGE = 50;

/** A follow-up as in lists. */
export type OpenedVisit = KitRecord & Partial<ReturnVisit>;

export interface NextVisitQuestion {
  dataProvider: KitDataProvider;
  resource: string;
  /** The administrator who asks. */
  adminId: number | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Those that were already completed or postponed. */
  seen: ReadonlySet<KitRecord['id']>;
}

/** Returns the follow-up that has been waiting longest: first the administrator's own, then unassigned ones. */
export async function nextVisit(question: NextVisitQuestion): Promise<OpenedVisit | undefined> {
  const { dataProvider, resource, adminId, today, seen } = question;
  const open = { status: ['planned', 'missed'], planDate: { to: today } };
  const filters = adminId === undefined ? [open] : [{ ...open, visitorId: adminId }, open];
  for (const filter of filters) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { data } = await dataProvider.getList<OpenedVisit>(resource, {
        pagination: { page, perPage: PAGE },
        sort: { field: 'planDate', order: 'ASC' },
        filter,
      });
      const found = data.find(({ id, visitorId }) => !seen.has(id) && (visitorId == null || visitorId === adminId));
      if (found) return found;
      isLast = data.length < PAGE;
    }
  }
  return undefined;
}
