import type { FigureDeclaration, FigureDefinition } from '../../../../contract/figures';

const waiting = { measure: 'stock', unit: 'count' } as const;

/** The figures of this section. */
export const messageFigures = {
  groups: {},
  figures: {
    newsPending: { ...waiting, entity: 'news', filter: { status: 'pending' }, tone: 'warning' },
    noticeDrafts: { ...waiting, entity: 'notice', filter: { status: 'draft' } },
    messagesQueued: { ...waiting, entity: 'outbox', filter: { status: 'queued' } },
    messagesFailed: { ...waiting, entity: 'outbox', filter: { status: 'failed' }, tone: 'danger' },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
