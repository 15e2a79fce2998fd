import type { FigureDeclaration } from '../../../../contract/figures';

/** What this section counts for the data dashboard. */
export const accountFigures = {
  groups: { doctors: { order: 70 }, users: { order: 80 }, memberships: { order: 100 } },
  figures: {
    doctorsPassed: { group: 'doctors', unit: 'count' },
    doctorsPending: { group: 'doctors', unit: 'count', tone: 'warning' },
    licencesExpiring: { group: 'doctors', unit: 'count', tone: 'warning' },
    licencesExpired: { group: 'doctors', unit: 'count', tone: 'danger' },
    usersTotal: { group: 'users', unit: 'count' },
    /** Entered in the period. */
    usersNewWeek: { group: 'users', unit: 'count' },
    /** Accounts with a membership that was bought and is not over. */
    vipMembers: { group: 'users', unit: 'count' },
  },
} as const satisfies FigureDeclaration;

/** How many accounts have a level of membership today; part of the panel's answer. */
export interface PanelMembership {
  id: number;
  name: string;
  nameEn: string | null;
  /** Whether memberships of the level end. */
  isLimited: boolean;
  count: number;
}
