import { FigureGroup, FigureTile, quickFilterLabel, today } from '../../../core/kit';
import { elderly } from '../entities/elderly';

/** States in which an elder is a client. */
export const served = { status: ['active', 'suspended'] };

/** What waits among the elders, each figure a link to whom it counts. */
export function ElderlyTodo({ label }: { label: string }) {
  const day = today();
  return (
    <FigureGroup label={label}>
      <FigureTile
        entity={elderly}
        label={quickFilterLabel(elderly, 'draft')}
        filter={{ status: 'draft' }}
        tone="warning"
      />
      <FigureTile
        entity={elderly}
        label={quickFilterLabel(elderly, 'assessmentDue')}
        filter={{ status: 'active', capacityNextDate: { to: day } }}
        tone="warning"
      />
      <FigureTile
        entity={elderly}
        label="elderly-manage.index.contractEnded"
        filter={{ ...served, serviceEndDate: { to: day } }}
        tone="danger"
      />
      <FigureTile
        entity={elderly}
        label={quickFilterLabel(elderly, 'highRisk')}
        filter={{ status: 'active', visitLevel: 'A' }}
        tone="danger"
      />
    </FigureGroup>
  );
}
