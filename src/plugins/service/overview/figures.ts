import type { FigureParameters, FigureSet } from '../../../../contract/figures';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendant } from '../entities/attendants/attendant';
import { userAddress } from '../entities/places/userAddress';
import { certsExpired, certsExpiring, unassigned, visitsPlanned, waitingSigns } from '../entities/populations';
import { serviceType } from '../entities/serviceType';
import { type SignStatus, signGroups } from '../entities/signs/signStatus';
import { underReview } from '../risk/underReview';

/** Days before its expiry from which a certificate is urgent. */
const URGENT_DAYS = 7;

const signs = { entity: serviceApplication, read: 'selectSignPagination', page: 'sign-manage' } as const;
const visits = { entity: serviceApplication } as const;

/** Returns the figures of the section's first page. */
export default function serviceOverview({ today, adminId }: FigureParameters) {
  const index = (name: string) => `service-manage.index.${name}`;
  const passed = { status: 'passed' };
  const ofDay = (statuses: readonly SignStatus[]) => ({ date: today, signStatus: [...statuses] });
  return {
    today: {
      label: index('today'),
      figures: [
        {
          ...visits,
          label: 'service-manage.panel.figures.visitsToday',
          filter: visitsPlanned({ from: today, to: today }),
        },
        { ...signs, label: 'service-manage.sign.groups.planned', filter: ofDay(signGroups.planned) },
        {
          ...signs,
          label: 'service-manage.sign.groups.running',
          filter: ofDay(signGroups.running),
          tone: 'positive',
        },
        {
          ...signs,
          label: 'service-manage.sign.groups.late',
          filter: ofDay(signGroups.late),
          tone: 'warning',
        },
        {
          ...signs,
          label: 'service-manage.sign.groups.missed',
          filter: ofDay(signGroups.missed),
          tone: 'danger',
        },
      ],
    },
    waiting: {
      label: index('waiting'),
      figures: [
        { ...visits, label: index('unassigned'), filter: unassigned, tone: 'warning' },
        {
          ...signs,
          label: 'service-manage.queue.overdueOut',
          filter: waitingSigns(['overdueOut']),
          tone: 'danger',
        },
        { ...signs, label: 'service-manage.queue.missed', filter: waitingSigns(signGroups.missed), tone: 'danger' },
        {
          ...visits,
          label: 'service-manage.risk.figures.open',
          filter: underReview,
          read: 'selectHighRiskPagination',
          page: 'risk-manage',
          tone: 'danger',
        },
        ...(adminId === undefined
          ? []
          : [
              {
                ...visits,
                label: 'service-manage.application.quick.approval',
                filter: { approvalAdminId: adminId },
                tone: 'warning' as const,
              },
            ]),
      ],
    },
    todo: {
      label: index('todo'),
      figures: [
        { entity: attendant, label: index('pending'), filter: { status: 'pending' }, tone: 'warning' },
        { entity: attendant, label: index('expired'), filter: certsExpired(today), tone: 'danger' },
        { entity: attendant, label: index('within7'), filter: certsExpiring(today, URGENT_DAYS), tone: 'danger' },
        { entity: attendant, label: index('within30'), filter: certsExpiring(today), tone: 'warning' },
      ],
    },
    attendants: {
      label: index('attendants'),
      figures: [
        { entity: attendant, label: index('passed'), filter: passed },
        { entity: attendant, label: index('idle'), filter: { ...passed, workStatus: 'idle' }, tone: 'positive' },
        { entity: attendant, label: index('banned'), filter: { status: 'banned' } },
      ],
    },
    catalogue: {
      label: index('catalogue'),
      figures: [
        { entity: serviceType, label: index('serviceTypes'), filter: { enabled: true } },
        { entity: userAddress, label: index('addresses'), filter: {} },
        { entity: userAddress, label: index('unverified'), filter: { geoVerified: false }, tone: 'warning' },
      ],
    },
  } as const satisfies Record<string, FigureSet>;
}
