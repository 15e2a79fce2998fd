import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { choiceLabel, fieldLabel } from '../entity/labels';
import { useChoices } from '../entity/useChoices';
import { asList, asRange, type FilterCondition } from './filterValues';
import { LateTextField } from './LateTextField';
import { ReferenceFilter } from './ReferenceFilter';

export interface FilterInputProps {
  entity: Entity;
  condition: FilterCondition;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The input of one filter; its form follows from the field's kind. */
export function FilterInput({ entity, condition: { field, control, labelPath }, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const label = translate(fieldLabel(entity, labelPath));
  const choices = useChoices(field, (code) => choiceLabel(entity, labelPath, code));
  switch (control) {
    case 'choices':
      return (
        <CodesFilter
          label={label}
          codes={choices.codes}
          text={choices.textOf}
          value={asList(value).map(String)}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <CodesFilter
          label={label}
          codes={['true', 'false']}
          text={(code) => translate(code === 'true' ? 'kit.value.yes' : 'kit.value.no')}
          value={asList(value).map(String)}
          onChange={(codes) => onChange(codes.length === 1 ? codes[0] === 'true' : undefined)}
        />
      );
    case 'reference':
      return (
        <ReferenceFilter
          label={label}
          entity={'entity' in field ? field.entity : ''}
          value={asList(value)}
          onChange={onChange}
        />
      );
    case 'dateRange':
    case 'numberRange':
      return <RangeFilter label={label} field={field} value={asRange(value)} onChange={onChange} />;
    case 'exact':
      return (
        <LateTextField
          label={label}
          helperText={translate('kit.filter.exact')}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <FormControlLabel
          label={label}
          control={<Checkbox size="small" checked={value === true} onChange={(_, on) => onChange(on || undefined)} />}
        />
      );
    case 'date':
    case 'number':
      return (
        <LateTextField
          label={label}
          type={control}
          value={value === undefined || value === null ? '' : String(value)}
          onChange={(text) => onChange(control === 'number' && text !== '' ? Number(text) : text)}
        />
      );
    case 'text':
      return <LateTextField label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'contains':
      return (
        <LateTextField
          label={label}
          value={String(asRange(value).like ?? '')}
          onChange={(like) => onChange({ like })}
        />
      );
  }
}

function CodesFilter({
  label,
  codes,
  text,
  value,
  onChange,
}: {
  label: string;
  codes: readonly string[];
  text: (code: string) => string;
  value: string[];
  onChange: (codes: string[]) => void;
}) {
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={[...codes]}
      value={value}
      getOptionLabel={text}
      onChange={(_, next) => onChange(next)}
      limitTags={2}
      renderInput={(params) => <TextField {...params} label={label} margin="none" />}
    />
  );
}

function RangeFilter({
  label,
  field,
  value,
  onChange,
}: {
  label: string;
  field: Field;
  value: { from?: unknown; to?: unknown };
  onChange: (value: unknown) => void;
}) {
  const translate = useTranslate();
  const isDay = field.kind === 'date' || field.kind === 'dateTime';
  const factor = field.kind === 'money' ? 100 : 1;
  const read = (text: string) =>
    text === '' ? undefined : isDay ? text : Math.round(Number(text) * factor * 1e6) / 1e6;
  const write = (item: unknown) =>
    item === undefined || item === null ? '' : isDay ? String(item) : String(Number(item) / factor);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'flex', gap: 4 }} aria-label={label}>
      <LateTextField
        label={label}
        type={isDay ? 'date' : 'number'}
        value={write(value.from)}
        placeholder={translate('kit.filter.min')}
        onChange={(text) => onChange({ ...value, from: read(text) })}
      />
      <LateTextField
        label={translate('kit.filter.until')}
        type={isDay ? 'date' : 'number'}
        value={write(value.to)}
        placeholder={translate('kit.filter.max')}
        onChange={(text) => onChange({ ...value, to: read(text) })}
      />
    </fieldset>
  );
}
