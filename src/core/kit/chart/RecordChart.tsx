import type { Entity } from '../../../../contract/defineEntity';
import type { FigurePerRecord } from '../../../../contract/figures';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import type { FilterValues } from '../list/filters/filterValues';
import { DayChart } from './DayChart';
import { ChoiceChart, EntryChart, PartChart } from './ShareChart';

/** A part of the records: its name (a message key), and the filter that selects it. */
export interface ChartPart {
  label: string;
  filter: FilterValues;
}

/** Records by day, unless one of `field`, `each` and `parts` divides them. */
export interface RecordChartProps {
  /** The question that the chart answers, a message key. */
  title: string;
  entity: Entity;
  /** The records to count. Defaults to all. */
  filter?: FilterValues;
  /** A choice field whose codes are counted. */
  field?: string;
  /** A short list whose entries are counted by a reference to them. */
  each?: Omit<FigurePerRecord, 'entity' | 'filter'>;
  /** Named parts, such as age bands. */
  parts?: readonly ChartPart[];
  /** Whether the order of the bars is a scale, such as age; others are sorted by value. */
  isScale?: boolean;
}

/** Records of an entity by day or in parts; renders nothing without the permission to list them. */
export default function RecordChart(props: RecordChartProps) {
  const { entity, field, each, parts } = props;
  const resource = useEntityResource(entity.name) ?? '';
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  if (!isAllowed || resource === '') return null;
  if (field !== undefined) return <ChoiceChart {...props} field={field} resource={resource} />;
  if (each) return <EntryChart {...props} each={each} resource={resource} />;
  if (parts) return <PartChart {...props} parts={parts} resource={resource} />;
  return <DayChart {...props} resource={resource} />;
}
