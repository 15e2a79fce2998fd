import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { expiredLicensesFilter, expiringLicensesFilter } from './licences';
import { renewalFilter } from './renewal';

const doctors = { entity: 'doctor', measure: 'stock', unit: 'count', group: 'doctors' } as const;
const users = { entity: 'user', measure: 'stock', unit: 'count' } as const;
/** Filter of accounts that are not canceled. */
export const openFilter = { status: ['normal', 'disabled'] } as const;

/** The figures of this section. */
export const accountFigures = {
  groups: { doctors: { order: 70 }, users: { order: 80 }, memberships: { order: 100 } },
  figures: {
    doctorsPassed: { ...doctors, filter: { status: 'passed' } },
    doctorsPending: { ...doctors, filter: { status: 'pending' }, tone: 'warning' },
    licencesExpiring: {
      ...doctors,
      filter: ({ today }: FigureContext) => expiringLicensesFilter(today),
      tone: 'warning',
    },
    licencesExpired: { ...doctors, filter: ({ today }: FigureContext) => expiredLicensesFilter(today), tone: 'danger' },
    usersTotal: { ...users, filter: openFilter, group: 'users' },
    /** Accounts created in the period. */
    usersNewWeek: {
      ...users,
      filter: ({ period }: FigureContext) => ({ ...openFilter, createTime: { from: period.first } }),
      measure: 'flow',
      group: 'users',
    },
    /** Accounts with a paid, unexpired membership. */
    vipMembers: {
      ...users,
      filter: ({ today }: FigureContext) => ({ ...openFilter, vipExpire: { from: today } }),
      group: 'users',
    },
    identityPending: { ...users, filter: { verifyStatus: 'pending' }, tone: 'warning' },
    renewal: { ...users, filter: ({ today }: FigureContext) => renewalFilter(today) },
  } satisfies Readonly<Record<string, FigureDefinition>>,
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
