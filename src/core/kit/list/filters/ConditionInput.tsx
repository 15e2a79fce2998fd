import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel } from '../../entity/labels';
import { useChoices } from '../../entity/useChoices';
import { RecordPicker } from '../../field/RecordPicker';
import { DayField } from '../../moment/MomentField';
import { useListSettings } from '../ListSettings';
import { CodeChecklist } from './CodeChecklist';
import { useFilterLabels } from './FilterLabels';
import { asList, type FilterCondition, offersOf } from './filterValues';
import { focusOnMount } from './focusOnMount';
import { RegionFilter, SuggestionFilter } from './LazyPickers';
import { type Comparison, isRange } from './operators';
import { NumberInput, RangeInput } from './RangeInput';

interface ConditionInputProps {
  condition: FilterCondition;
  comparison: Comparison;
  onChange: (operand: unknown) => void;
}

/** The input of a condition's value, chosen by the field's kind and the comparison. */
export function ConditionInput({ condition, comparison, onChange }: ConditionInputProps) {
  const { entity } = useListSettings();
  const { field, labelPath, control, isInput = false } = condition;
  const { operator, operand } = comparison;
  const translate = useTranslate();
  const label = translate(fieldLabel(entity, labelPath));
  const choices = useChoices(field, (code) => choiceLabel(entity, labelPath, code));
  const filterLabels = useFilterLabels(labelPath);
  const text = typeof operand === 'string' ? operand : '';
  const typed = (helperText?: string) => (
    <TextField
      fullWidth
      size="small"
      margin="none"
      label={label}
      value={text}
      helperText={helperText}
      inputRef={focusOnMount}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (operator === 'like') return typed();
  if (isRange(operator)) {
    return <RangeInput field={field} label={label} operator={operator} value={operand} onChange={onChange} />;
  }
  const { codes, textOf } = filterLabels ?? choices;
  switch (filterLabels ? 'choices' : control) {
    case 'choices':
      return (
        <CodeChecklist
          label={label}
          codes={codes}
          textOf={textOf}
          value={asList(operand).map(String)}
          isSingle={isInput && field.kind === 'choice'}
          onChange={onChange}
        />
      );
    case 'boolean':
    case 'flag':
      return (
        <CodeChecklist
          label={label}
          codes={['true', 'false']}
          textOf={(code) => translate(code === 'true' ? 'kit.value.yes' : 'kit.value.no')}
          value={asList(operand).map(String)}
          isSingle
          onChange={([code]) => onChange(code === undefined ? undefined : code === 'true')}
        />
      );
    case 'reference':
      return (
        <RecordPicker
          label={label}
          entity={'entity' in field ? field.entity : ''}
          ids={asList(operand).map(Number)}
          multiple={!(isInput && field.kind === 'reference')}
          inputRef={focusOnMount}
          onChange={onChange}
        />
      );
    case 'dateRange':
    case 'date':
      return <DayField margin="none" label={label} value={text} inputRef={focusOnMount} onChange={onChange} />;
    case 'numberRange':
    case 'number':
      return <NumberInput field={field} label={label} value={operand} inputRef={focusOnMount} onChange={onChange} />;
    case 'region':
      return (
        <RegionFilter
          offers={offersOf(field)}
          label={label}
          value={String(asList(operand)[0] ?? '')}
          inputRef={focusOnMount}
          onChange={onChange}
        />
      );
    case 'offered': {
      const offers = offersOf(field);
      return offers ? (
        <SuggestionFilter offers={offers} label={label} value={text} inputRef={focusOnMount} onChange={onChange} />
      ) : null;
    }
    case 'exact':
      return typed(translate('kit.filter.exact'));
    default:
      return typed();
  }
}
