import { choiceFigures, type FigureParameters, type FigureSet, quickFilterFigure } from '../../../../contract/figures';
import { doctor } from '../entities/doctor';
import { user } from '../entities/user';
import { DEFAULT_VIP_LEVEL, vip } from '../entities/vip';

/** Returns the figures of the section's first page. */
export default function accountOverview({ today }: FigureParameters) {
  return {
    todo: {
      label: 'account-manage.index.todo',
      figures: [
        {
          entity: doctor,
          label: 'account-manage.index.doctorsPending',
          filter: { status: 'pending' },
          tone: 'warning',
        },
        {
          entity: user,
          label: 'account-manage.index.identityPending',
          filter: { verifyStatus: 'pending' },
          tone: 'warning',
        },
        quickFilterFigure(doctor, 'expired', { today, tone: 'danger' }),
        quickFilterFigure(doctor, 'expiring', { today, tone: 'warning' }),
        quickFilterFigure(user, 'renewal', { today }),
      ],
    },
    users: {
      label: 'account-manage.index.users',
      figures: [...choiceFigures(user, 'status'), ...choiceFigures(user, 'verifyStatus')],
    },
    memberships: {
      label: 'account-manage.index.memberships',
      each: {
        of: vip,
        where: { enabled: true },
        sort: 'level',
        isExcluded: ({ level }) => level === DEFAULT_VIP_LEVEL,
        entity: user,
        field: 'vipId',
        filter: {},
      },
    },
    doctors: { label: 'account-manage.index.doctors', figures: choiceFigures(doctor, 'status') },
  } as const satisfies Record<string, FigureSet>;
}
