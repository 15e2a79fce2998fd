import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../../contract/defineEntity';
import type { Field } from '../../../../../contract/fields';
import { choiceLabel, fieldLabel } from '../../entity/labels';
import { useChoices } from '../../entity/useChoices';
import { DayField } from '../../moment/MomentField';
import { DebouncedTextField } from './DebouncedTextField';
import { useFilterLabels } from './FilterLabels';
import { asList, asRange, type FilterCondition, offersOf } from './filterValues';
import { RegionFilter, SuggestionFilter } from './LazyPickers';
import { ReferenceFilter } from './ReferenceFilter';

export interface FilterInputProps {
  entity: Entity;
  condition: FilterCondition;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The input of one filter, chosen by the field's kind. */
export function FilterInput({ entity, condition: { field, control, labelPath }, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const label = translate(fieldLabel(entity, labelPath));
  const choices = useChoices(field, (code) => choiceLabel(entity, labelPath, code));
  const filterLabels = useFilterLabels(labelPath);
  if (filterLabels) {
    return (
      <CodesFilter
        label={label}
        codes={filterLabels.codes}
        text={filterLabels.textOf}
        value={asList(value).map(String)}
        onChange={onChange}
      />
    );
  }
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
        <DebouncedTextField
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
      return (
        <DayField margin="none" label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />
      );
    case 'number':
      return (
        <DebouncedTextField
          label={label}
          type="number"
          value={value === undefined || value === null ? '' : String(value)}
          onChange={(text) => onChange(text === '' ? text : Number(text))}
        />
      );
    case 'region':
      return <RegionFilter offers={offersOf(field)} label={label} value={plainText(value)} onChange={onChange} />;
    case 'offered': {
      const offers = offersOf(field);
      if (!offers) return null;
      return <SuggestionFilter offers={offers} label={label} value={plainText(value)} onChange={onChange} />;
    }
    case 'text':
      return <DebouncedTextField label={label} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'contains':
      return (
        <DebouncedTextField
          label={label}
          value={String(asRange(value).like ?? '')}
          onChange={(like) => onChange({ like })}
        />
      );
  }
}

/** Filters stored before this field had suggestions contain a `like` condition. */
function plainText(value: unknown): string {
  return typeof value === 'string' ? value : String(asRange(value).like ?? '');
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
  const factor = field.kind === 'money' ? 100 : 1;
  const read = (text: string) => (text === '' ? undefined : Math.round(Number(text) * factor * 1e6) / 1e6);
  const write = (item: unknown) => (item === undefined || item === null ? '' : String(Number(item) / factor));
  const isDay = field.kind === 'date' || field.kind === 'dateTime';
  const part = (name: 'from' | 'to', filterLabels: { label: string; placeholder: string }) =>
    isDay ? (
      <DayField
        margin="none"
        label={filterLabels.label}
        value={typeof value[name] === 'string' ? value[name] : ''}
        onChange={(day) => onChange({ ...value, [name]: day === '' ? undefined : day })}
      />
    ) : (
      <DebouncedTextField
        {...filterLabels}
        type="number"
        value={write(value[name])}
        onChange={(text) => onChange({ ...value, [name]: read(text) })}
      />
    );
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'flex', gap: 4 }} aria-label={label}>
      {part('from', { label, placeholder: translate('kit.filter.min') })}
      {part('to', { label: translate('kit.filter.until'), placeholder: translate('kit.filter.max') })}
    </fieldset>
  );
}
