import type { FigureDeclaration } from '../../../../contract/figures';

/** The figures of this section for the data dashboard. */
export const accountFigures = {
  groups: { doctors: { order: 70 }, users: { order: 80 }, memberships: { order: 100 } },
  figures: {
    doctorsPassed: { group: 'doctors', unit: 'count' },
    doctorsPending: { group: 'doctors', unit: 'count', tone: 'warning' },
    licencesExpiring: { group: 'doctors', unit: 'count', tone: 'warning' },
    licencesExpired: { group: 'doctors', unit: 'count', tone: 'danger' },
    usersTotal: { group: 'users', unit: 'count' },
    /** Accounts created in the period. */
    usersNewWeek: { group: 'users', unit: 'count' },
    /** Accounts with a paid, unexpired membership. */
    vipMembers: { group: 'users', unit: 'count' },
  },
} as const satisfies FigureDeclaration;

/** Number of accounts with a membership level today; part of the dashboard's answer. */
export interface PanelMembership {
  id: number;
  name: string;
  nameEn: string | null;
  nameJa: string | null;
  /** Whether memberships of this level expire. */
  isLimited: boolean;
  count: number;
}
