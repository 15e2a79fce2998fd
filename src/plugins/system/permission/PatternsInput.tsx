import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { fieldLabel } from '../../../core/kit';
import { describePattern, matchesAllWords, type PatternOption, patternOptions } from './describePattern';
import { useCatalogue } from './useCatalogue';
import { usePatternTexts } from './usePatternTexts';

/** Maximum number of options; typing filters them. */
const OPTIONS_MAX = 200;

export interface PatternsInputProps {
  entity: Entity;
  /** Name of a field with permission patterns. */
  source: string;
}

/** Selects granted or denied permissions by description: a whole section, an operation of an entity, or a single call. */
export function PatternsInput({ entity, source }: PatternsInputProps) {
  const translate = useTranslate();
  const texts = usePatternTexts();
  const { data: catalogue } = useCatalogue();
  const options = useMemo(() => patternOptions(catalogue ?? [], texts), [catalogue, texts]);
  const label = fieldLabel(entity, source);
  const { field, fieldState, isRequired } = useInput<string[]>({
    source,
    isRequired: entity.fields[source]?.required === true,
    format: (value) => value ?? [],
    parse: (value) => value,
  });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Autocomplete<PatternOption | string, true, false, true>
      multiple
      freeSolo
      size="small"
      disableCloseOnSelect
      options={options}
      value={chosen}
      groupBy={(option) => (typeof option === 'string' ? '' : option.section)}
      getOptionLabel={(option) =>
        typeof option === 'string' ? describePattern(option, catalogue ?? [], texts) : option.label
      }
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.label} ${option.patterns[0]}`)}
      isOptionEqualToValue={(option, value) =>
        typeof option !== 'string' && option.patterns.length === 1 && option.patterns[0] === value
      }
      filterOptions={(all, { inputValue }) =>
        all
          .filter((option) => typeof option !== 'string' && matchesAllWords(searchText(option), inputValue))
          .slice(0, OPTIONS_MAX)
      }
      onChange={(_, next) => field.onChange([...new Set(next.flatMap(patternsOf))])}
      onBlur={() => field.onBlur()}
      renderValue={(values, itemProps) =>
        values.map((value, index) => {
          const { key, ...props } = itemProps({ index });
          const pattern = String(value);
          return (
            <Chip
              key={key}
              size="small"
              label={describePattern(pattern, catalogue ?? [], texts)}
              title={pattern}
              {...props}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          inputRef={field.ref}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
          placeholder={translate('system-manage.patterns.choose')}
          error={fieldState.invalid}
          helperText={
            fieldState.invalid ? (
              <InputHelperText error={fieldState.error?.message} />
            ) : (
              translate('system-manage.patterns.help')
            )
          }
        />
      )}
    />
  );
}

function searchText(option: PatternOption): string {
  return `${option.section} ${option.label} ${option.patterns.join(' ')}`;
}

/** Returns the patterns of an option. Typed text counts as a pattern, which the form validates. */
function patternsOf(option: PatternOption | string): readonly string[] {
  return typeof option === 'string' ? [option.trim()].filter(Boolean) : option.patterns;
}
