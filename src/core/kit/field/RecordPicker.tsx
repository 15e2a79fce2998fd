import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useDeferredValue, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useGetManyAggregate,
  useLocaleState,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { useEntityResource } from '../../plugin-api';
import { useIsAllowed } from '../action/useAllowedActions';
import { representOf, representRecord } from '../entity/representRecord';
import { ColorDot } from './ReferenceValue';

export interface RecordPickerProps {
  /** Entity whose records are offered. */
  entity: string;
  ids: readonly number[];
  multiple: boolean;
  /** Leaves out type-list entries that are switched off, unless they are chosen already. */
  onlyEnabled?: boolean;
  /** Offers only records of which this holds. */
  filter?: Readonly<Record<string, unknown>>;
  /** What tells records of the same name apart, shown below the name. */
  describe?: (record: RaRecord) => ReactNode;
  label: ReactNode;
  onChange: (ids: number[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: boolean;
  helperText?: ReactNode;
}

const OFFERED = 50;

/** Picks records by typing part of their name; nothing is asked of the server before it is opened. */
export function RecordPicker(props: RecordPickerProps) {
  const resource = useEntityResource(props.entity);
  return resource ? <AllowedPicker {...props} resource={resource} /> : <NothingToPick {...props} />;
}

function AllowedPicker({ resource, ...props }: RecordPickerProps & { resource: string }) {
  const isAllowed = useIsAllowed(resource, 'list');
  return isAllowed === false ? <NothingToPick {...props} /> : <ResourcePicker {...props} resource={resource} />;
}

function NothingToPick({ label, ids }: RecordPickerProps) {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      disabled
      label={label}
      helperText={translate('kit.form.noOptions')}
      value={ids.map((id) => `#${id}`).join(', ')}
    />
  );
}

function ResourcePicker({
  resource,
  ids,
  multiple,
  onlyEnabled,
  filter,
  describe,
  label,
  onChange,
  onBlur,
  inputRef,
  error,
  helperText,
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
  // Until their names are known there is nothing to show; an input that showed ids first would keep showing them.
  const chosen = ids.flatMap(
    (id) => [...known, ...found].find((record) => Number(record?.id) === id) ?? (isPending ? [] : { id }),
  );
  const options = found
    .filter((record) => !onlyEnabled || record.enabled !== false || ids.includes(Number(record.id)))
    .sort(bySort);
  const shared = {
    size: 'small' as const,
    fullWidth: true,
    open: isOpen,
    openOnFocus: false,
    autoHighlight: true,
    loading: isFetching,
    options,
    // The server has searched already.
    filterOptions: (all: RaRecord[]) => all,
    isOptionEqualToValue: (a: RaRecord, b: RaRecord) => String(a.id) === String(b.id),
    getOptionKey: (record: RaRecord) => record.id,
    getOptionLabel: (record: RaRecord) =>
      record.enabled === false ? translate('kit.form.disabledOption', { name: nameOf(record) }) : nameOf(record),
    noOptionsText: translate('kit.form.noOptions'),
    loadingText: translate('kit.list.loading'),
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onBlur,
    onInputChange: (_: unknown, next: string, reason: string) => setText(reason === 'input' ? next : ''),
  };
  const renderOption = ({ key, ...attributes }: { key?: unknown }, record: RaRecord) => (
    <li key={record.id} {...attributes}>
      {typeof record.color === 'string' && record.color && <ColorDot color={record.color} />}
      <span>
        {nameOf(record)}
        {describe && (
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {describe(record)}
          </Typography>
        )}
      </span>
    </li>
  );
  const renderInput = (params: object) => (
    <TextField {...params} margin="none" label={label} inputRef={inputRef} error={error} helperText={helperText} />
  );
  return multiple ? (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      limitTags={3}
      value={chosen}
      renderOption={renderOption}
      renderInput={renderInput}
      onChange={(_, next) => onChange(next.map((record) => Number(record.id)))}
    />
  ) : (
    <Autocomplete
      {...shared}
      value={chosen[0] ?? null}
      renderOption={renderOption}
      renderInput={renderInput}
      onChange={(_, next) => onChange(next ? [Number(next.id)] : [])}
    />
  );
}

function useRecordName(resource: string): (record: RaRecord) => string {
  const [locale] = useLocaleState();
  const represent = representOf(useResourceDefinitions()[resource]);
  return (record) => representRecord({ record, represent, locale });
}

/** Type lists have an order of their own; other records stay as the server gave them. */
function bySort(a: RaRecord, b: RaRecord): number {
  return typeof a.sort === 'number' && typeof b.sort === 'number' ? a.sort - b.sort : 0;
}
