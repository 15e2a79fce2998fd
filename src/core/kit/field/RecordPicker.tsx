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
import { listSeparator } from '../../../../contract/listSeparator';
import { useEntityResource } from '../../plugin-api';
import { useIsAllowed } from '../action/useAllowedActions';
import { representOf, representRecord } from '../entity/representRecord';
import { ColorDot } from './ColorDot';
import { useNamesByRecords } from './NamingRecords';
import { nameIn } from './ReferenceValue';
import { type PickerLook, SearchedPicker } from './SearchedPicker';

export interface RecordPickerProps extends PickerLook {
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

const OFFERED = 50;

/** Picks records by part of their name; sends no request before it is opened. */
export function RecordPicker(props: RecordPickerProps) {
  const resource = useEntityResource(props.entity);
  return resource ? <AllowedPicker {...props} resource={resource} /> : <NothingToPick {...props} />;
}

function AllowedPicker({ resource, ...props }: RecordPickerProps & { resource: string }) {
  const isAllowed = useIsAllowed(resource, 'list');
  return isAllowed === false ? <NothingToPick {...props} /> : <ResourcePicker {...props} resource={resource} />;
}

function NothingToPick({ entity, label, ids }: RecordPickerProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { names } = useNamesByRecords(entity);
  const nameOf = (id: number) => {
    const found = names?.get(id);
    return (found && nameIn(found, locale)) ?? `#${id}`;
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
  ...look
}: RecordPickerProps & { resource: string }) {
  const translate = useTranslate();
  const nameOf = useRecordName(resource);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const { data: known = [], isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids] },
    { enabled: ids.length > 0, retry: false },
  );
  const { data: found = [], isFetching } = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: 'id', order: 'ASC' },
      filter: keyword ? { ...filter, keyword } : { ...filter },
    },
    { enabled: isOpen, retry: false, staleTime: 30_000, placeholderData: (previous) => previous },
  );
  // Show nothing until the names are known; an input that showed ids first would keep showing them.
  const chosen = ids.flatMap(
    (id) => [...known, ...found].find((record) => Number(record?.id) === id) ?? (isPending ? [] : { id }),
  );
  const options = found
    .filter((record) => !onlyEnabled || record.enabled !== false || ids.includes(Number(record.id)))
    .sort(bySort);
  const shared = {
    ...look,
    open: isOpen,
    autoHighlight: true,
    loading: isFetching,
    options,
    keyOf,
    lookOf: (record: RaRecord) => ({
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
    <SearchedPicker<RaRecord, true>
      {...shared}
      multiple
      disableCloseOnSelect
      limitTags={3}
      value={chosen}
      onChange={(next) => onChange(next.map(({ id }) => Number(id)))}
    />
  ) : (
    <SearchedPicker<RaRecord>
      {...shared}
      value={chosen[0] ?? null}
      onChange={(next) => onChange(next ? [Number(next.id)] : [])}
    />
  );
}

const keyOf = (record: RaRecord | string) => (typeof record === 'string' ? record : String(record.id));

function useRecordName(resource: string): (record: RaRecord) => string {
  const [locale] = useLocaleState();
  const represent = representOf(useResourceDefinitions()[resource]);
  return (record) => representRecord({ record, represent, locale });
}

/** Type lists have their own order; other records keep the server's order. */
function bySort(a: RaRecord, b: RaRecord): number {
  return typeof a.sort === 'number' && typeof b.sort === 'number' ? a.sort - b.sort : 0;
}
