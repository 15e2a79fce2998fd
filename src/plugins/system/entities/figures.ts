import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { addDays, dayStart, toIsoMoment } from '../../../../contract/moment';

const stock = { measure: 'stock', unit: 'count' } as const;
const logged = { entity: 'log', measure: 'flow', unit: 'count' } as const;

const sinceDay = (day: string) => ({ createTime: { from: toIsoMoment(dayStart(day)) } });
/** Since the beginning of the day six days ago. */
const week = ({ today }: FigureContext) => sinceDay(addDays(today, -6));

/** The figures of this section. */
export const systemFigures = {
  groups: {},
  figures: {
    adminsLocked: { ...stock, entity: 'admin', filter: { status: 'locked' }, tone: 'danger' },
    adminsDisabled: { ...stock, entity: 'admin', filter: { status: 'disabled' } },
    permissionsDanger: { ...stock, entity: 'permission', filter: { risk: 'danger' } },
    failedToday: {
      ...logged,
      filter: ({ today }: FigureContext) => ({ success: false, ...sinceDay(today) }),
      tone: 'warning',
    },
    failedLogins: {
      ...logged,
      filter: (context: FigureContext) => ({ success: false, operation: 'login', ...week(context) }),
      tone: 'warning',
    },
    unmasked: {
      ...logged,
      filter: (context: FigureContext) => ({ operation: ['unmask', 'unmaskPhone'], ...week(context) }),
    },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
