import { type RaRecord, useGetList, useLocaleState } from 'react-admin';
import { CountFigures, FigureGroup, FigureTile, IndexCharts, PageHeader, representRecord } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { ageBands } from '../entities/age';
import { elderly } from '../entities/elderly';
import { elderlyCapacityType } from '../entities/elderlyCapacityType';
import { ElderlyTodo, served } from './ElderlyTodo';

/** What waits, and how the elders are distributed; each figure leads to those it counts. */
export default function ElderlyIndex() {
  return (
    <>
      <PageHeader title="elderly-manage.index.title" description="elderly-manage.index.description" />
      <ElderlyTodo label="elderly-manage.index.todo" />
      <IndexCharts
        charts={[
          { title: 'elderly-manage.charts.newElders', entity: elderly },
          { title: 'elderly-manage.charts.byVisitLevel', entity: elderly, field: 'visitLevel', filter: served },
        ]}
      />
      <FigureGroup label="elderly-manage.index.byStatus">
        <CountFigures entity={elderly} field="status" />
      </FigureGroup>
      <GradeFigures />
      <FigureGroup label="elderly-manage.index.byAge">
        {ageBands.map((band) => (
          <FigureTile
            key={band}
            entity={elderly}
            label={`elderly-manage.ageBands.${band}`}
            filter={{ ...served, age: ageRange(band) }}
          />
        ))}
      </FigureGroup>
    </>
  );
}

/** One figure for each grade in the type list. */
function GradeFigures() {
  const resource = useEntityResource(elderlyCapacityType.name);
  return resource ? <KnownGradeFigures resource={resource} /> : null;
}

function KnownGradeFigures({ resource }: { resource: string }) {
  const [locale] = useLocaleState();
  const { data = [] } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: 20 }, sort: { field: 'sort', order: 'ASC' }, filter: { enabled: true } },
    { retry: false },
  );
  return (
    <FigureGroup label="elderly-manage.index.byGrade">
      {data.map((record) => (
        <FigureTile
          key={record.id}
          entity={elderly}
          label={representRecord({ record, represent: elderlyCapacityType.represent, locale })}
          filter={{ ...served, elderlyCapacityTypeId: record.id }}
        />
      ))}
    </FigureGroup>
  );
}

/** The limits of a band of ages, `80-89` or `100+`. */
function ageRange(band: string): { from: number; to?: number } {
  const [from = 0, to] = band.replace('+', '').split('-').map(Number);
  return to === undefined ? { from } : { from, to };
}
