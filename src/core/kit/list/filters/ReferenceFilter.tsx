import { RecordPicker } from '../../field/RecordPicker';

/** Selects records of another entity to filter by. */
export function ReferenceFilter({
  label,
  entity,
  value,
  onChange,
}: {
  label: string;
  entity: string;
  value: readonly unknown[];
  onChange: (ids: number[]) => void;
}) {
  return <RecordPicker label={label} entity={entity} ids={value.map(Number)} multiple onChange={onChange} />;
}
