import { type RaRecord, useGetList } from 'react-admin';
import { entryFigure, type FigurePerRecord, type FigureSet } from '../../../../contract/figures';
import { useEntityResource } from '../../plugin-api';
import { recordTitle } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';
import { FigureGroup } from './FigureGroup';
import { FigureTile } from './FigureTile';

/** Maximum number of entries that get a figure. */
const ENTRIES_MAX = 50;

/** A group of figures, each linked to what it counts; hidden for a list without entries. */
export function Figures({ label, figures = [], each }: FigureSet) {
  if (each) return <RecordFigures label={label} each={each} />;
  return (
    <FigureGroup label={label}>
      {figures.map((figure) => (
        <FigureTile key={`${figure.entity.name} ${figure.read} ${JSON.stringify(figure.filter)}`} {...figure} />
      ))}
    </FigureGroup>
  );
}

interface FigureListProps {
  label: string;
  each: FigurePerRecord;
}

function RecordFigures(props: FigureListProps) {
  const resource = useEntityResource(props.each.of.name);
  return resource ? <ResourceRecordFigures {...props} resource={resource} /> : null;
}

function ResourceRecordFigures({ label, each, resource }: FigureListProps & { resource: string }) {
  const locale = useLocaleCode();
  const { of, where, sort, isExcluded, field } = each;
  const { data = [] } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: ENTRIES_MAX }, sort: { field: sort, order: 'ASC' }, filter: where },
    { retry: false },
  );
  const shown = data.filter((record) => !isExcluded?.(record));
  if (shown.length === 0) return null;
  return (
    <FigureGroup label={label}>
      {shown.map((record) => {
        const name = recordTitle({ record, titleField: of.titleField, locale });
        return (
          <FigureTile
            key={record.id}
            {...entryFigure(each, { id: record.id, label: name })}
            names={{ [field]: name }}
          />
        );
      })}
    </FigureGroup>
  );
}
