import type { KitDataProvider, KitRecord } from '../../../core/kit';
import type { ReturnVisit } from '../entities/returnVisit';

/** Follow-ups to read at a time. */
const PAGE_SIZE = 50;

/** A follow-up as in lists. */
export type ListedVisit = KitRecord & Partial<ReturnVisit>;

export interface NextVisitQuery {
  dataProvider: KitDataProvider;
  resource: string;
  /** The administrator who asks. */
  adminId: number | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Those that were already completed or postponed. */
  handledIds: ReadonlySet<KitRecord['id']>;
}

/** Returns the follow-up that has been waiting longest: first the administrator's own, then unassigned ones. */
export async function nextVisit(nextQuery: NextVisitQuery): Promise<ListedVisit | undefined> {
  const { dataProvider, resource, adminId, today, handledIds } = nextQuery;
  const open = { status: ['planned', 'missed'], planDate: { to: today } };
  const filters = adminId === undefined ? [open] : [{ ...open, visitorId: adminId }, open];
  for (const filter of filters) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { data } = await dataProvider.getList<ListedVisit>(resource, {
        pagination: { page, perPage: PAGE_SIZE },
        sort: { field: 'planDate', order: 'ASC' },
        filter,
      });
      const found = data.find(
        ({ id, visitorId }) => !handledIds.has(id) && (visitorId == null || visitorId === adminId),
      );
      if (found) return found;
      isLast = data.length < PAGE_SIZE;
    }
  }
  return undefined;
}
