import { codeFigures, type FigureMoment, type FigureSet, quickFigure } from '../../../../contract/figures';
import { doctor } from '../entities/doctor';
import { user } from '../entities/user';
import { DEFAULT_VIP_LEVEL, vip } from '../entities/vip';

/** Returns the figures of the section's first page. */
export default function accountOverview({ today }: FigureMoment) {
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
        quickFigure(doctor, 'expired', { today, tone: 'danger' }),
        quickFigure(doctor, 'expiring', { today, tone: 'warning' }),
        quickFigure(user, 'renewal', { today }),
      ],
    },
    users: {
      label: 'account-manage.index.users',
      figures: [...codeFigures(user, 'status'), ...codeFigures(user, 'verifyStatus')],
    },
    memberships: {
      label: 'account-manage.index.memberships',
      each: {
        of: vip,
        where: { enabled: true },
        sort: 'level',
        isLeftOut: ({ level }) => level === DEFAULT_VIP_LEVEL,
        entity: user,
        field: 'vipId',
        filter: {},
      },
    },
    doctors: { label: 'account-manage.index.doctors', figures: codeFigures(doctor, 'status') },
  } as const satisfies Record<string, FigureSet>;
}
