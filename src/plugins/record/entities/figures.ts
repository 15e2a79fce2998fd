import type { FigureDeclaration, FigureDefinition } from '../../../../contract/figures';

/** The figures of this section. */
export const recordFigures = {
  groups: {},
  figures: {
    alertsCritical: {
      entity: 'wearerAlert',
      filter: { status: 'open', alertLevel: 'critical' },
      measure: 'stock',
      unit: 'count',
      tone: 'danger',
    },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
