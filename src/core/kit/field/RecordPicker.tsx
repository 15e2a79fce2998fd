import TextField from '@mui/material/TextField';
import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useGetManyAggregate,
  useLocaleState,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { useEntityResource } from '../../plugin-api';
import { useIsAllowed } from '../action/useAllowedActions';
import { recordTitle, titleSourceOf } from '../entity/recordTitle';
import { AutocompletePicker, type PickerFieldProps } from './AutocompletePicker';
import { ColorDot } from './ColorDot';
import { localizedName } from './ReferenceValue';
import { useNamesFromRecords } from './ReferencingRecords';

export interface RecordPickerProps extends PickerFieldProps {
  /** Entity whose records are offered. */
  entity: string;
  ids: readonly number[];
  multiple: boolean;
  /** Excludes disabled type-list entries, unless they are already selected. */
  onlyEnabled?: boolean;
  /** Offers only records that match this filter. */
  filter?: Readonly<Record<string, unknown>>;
  /** Text below the name that distinguishes records with the same name. */
  describe?: (record: RaRecord) => ReactNode;
  onChange: (ids: number[]) => void;
}

const OPTIONS_MAX = 50;

/** Picks records by part of their name; sends no request before it is opened. */
export function RecordPicker(props: RecordPickerProps) {
  const resource = useEntityResource(props.entity);
  return resource ? <AllowedPicker {...props} resource={resource} /> : <DisabledPicker {...props} />;
}

function AllowedPicker({ resource, ...props }: RecordPickerProps & { resource: string }) {
  const isAllowed = useIsAllowed(resource, 'list');
  return isAllowed === false ? <DisabledPicker {...props} /> : <ResourcePicker {...props} resource={resource} />;
}

function DisabledPicker({ entity, label, ids }: RecordPickerProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { names } = useNamesFromRecords(entity);
  const nameOf = (id: number) => {
    const foundRecords = names?.get(id);
    return (foundRecords && localizedName(foundRecords, locale)) ?? `#${id}`;
  };
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      disabled
      label={label}
      helperText={translate('kit.form.noOptions')}
      value={ids.map(nameOf).join(listSeparator(locale))}
    />
  );
}

function ResourcePicker({
  resource,
  entity: _,
  ids,
  multiple,
  onlyEnabled,
  filter,
  describe,
  onChange,
  ...fieldProps
}: RecordPickerProps & { resource: string }) {
  const translate = useTranslate();
  const nameOf = useRecordTitleOf(resource);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const { data: selectedRecords = [], isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, retry: false },
  );
  const { data: foundRecords = [], isFetching } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: OPTIONS_MAX },
      sort: { field: 'id', order: 'ASC' },
      filter: keyword ? { ...filter, keyword } : { ...filter },
    },
    { enabled: isOpen, retry: false, staleTime: 30_000, placeholderData: (previous) => previous },
  );
  // Show nothing until the names are known; an input that showed ids first would keep showing them.
  const selection = ids.flatMap(
    (id) =>
      [...selectedRecords, ...foundRecords].find((record) => Number(record?.id) === id) ?? (isPending ? [] : { id }),
  );
  const options = foundRecords
    .filter((record) => !onlyEnabled || record.enabled !== false || ids.includes(Number(record.id)))
    .sort(bySort);
  const shared = {
    ...fieldProps,
    open: isOpen,
    autoHighlight: true,
    loading: isFetching,
    options,
    keyOf,
    getOptionDisplay: (record: RaRecord) => ({
      name: nameOf(record),
      hint: describe?.(record),
      mark: typeof record.color === 'string' && record.color && <ColorDot color={record.color} />,
    }),
    getOptionLabel: (record: RaRecord) =>
      record.enabled === false ? translate('kit.form.disabledOption', { name: nameOf(record) }) : nameOf(record),
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onInputChange: (_: unknown, next: string, reason: string) => setText(reason === 'input' ? next : ''),
  };
  return multiple ? (
    <AutocompletePicker<RaRecord, true>
      {...shared}
      multiple
      disableCloseOnSelect
      limitTags={3}
      value={selection}
      onChange={(next) => onChange(next.map(({ id }) => Number(id)))}
    />
  ) : (
    <AutocompletePicker<RaRecord>
      {...shared}
      value={selection[0] ?? null}
      onChange={(next) => onChange(next ? [Number(next.id)] : [])}
    />
  );
}

const keyOf = (record: RaRecord | string) => (typeof record === 'string' ? record : String(record.id));

function useRecordTitleOf(resource: string): (record: RaRecord) => string {
  const [locale] = useLocaleState();
  const titleSource = titleSourceOf(useResourceDefinitions()[resource]);
  return (record) => recordTitle({ record, titleField: titleSource, locale });
}

/** Type lists have their own order; other records keep the server's order. */
function bySort(a: RaRecord, b: RaRecord): number {
  return typeof a.sort === 'number' && typeof b.sort === 'number' ? a.sort - b.sort : 0;
}
