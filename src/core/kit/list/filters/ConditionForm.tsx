import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../entity/labels';
import { useListSettings } from '../ListSettings';
import { ConditionInput } from './ConditionInput';
import { useFilterLabels } from './FilterLabels';
import { type FilterCondition, hasValue } from './filterValues';
import {
  type Comparison,
  type ConditionOperator,
  hasOperand,
  operatorsOf,
  toComparison,
  toFilterValue,
  withOperator,
} from './operators';
import { operatorText } from './operatorText';

interface ConditionFormProps {
  condition: FilterCondition;
  value: unknown;
  onApply: (value: unknown) => void;
}

/** The comparison and the value of one condition. Enter applies them; a blank value removes the condition. */
export function ConditionForm({ condition, value, onApply }: ConditionFormProps) {
  const { entity } = useListSettings();
  const translate = useTranslate();
  const operators = useOperators(condition, value);
  const [comparison, setComparison] = useState<Comparison>(
    hasValue(value) ? toComparison(value) : { operator: operators[0] ?? 'is', operand: undefined },
  );
  // Inputs report what was typed when they lose the focus, which is later than the last rendering before a submit.
  const latest = useRef(comparison);
  function change(next: Comparison) {
    latest.current = next;
    setComparison(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onApply(toFilterValue(latest.current));
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, padding: 1.5 }}
    >
      <Typography component="h2" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {translate(fieldLabel(entity, condition.labelPath))}
      </Typography>
      {operators.length > 1 && (
        <TextField
          select
          fullWidth
          size="small"
          margin="none"
          label={translate('kit.filter.operator')}
          value={comparison.operator}
          onChange={({ target }) => change(withOperator(latest.current, target.value as ConditionOperator))}
        >
          {operators.map((operator) => (
            <MenuItem key={operator} value={operator} dense>
              {translate(operatorText(condition.field, { operator, operand: comparison.operand }), { value: '…' })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {hasOperand(comparison.operator) && (
        <ConditionInput
          condition={condition}
          comparison={comparison}
          onChange={(operand) => change({ ...latest.current, operand })}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" size="small">
          {translate('kit.filter.apply')}
        </Button>
      </Box>
    </Box>
  );
}

/** Returns the comparisons to choose from, including the present one, which an old link can have. */
function useOperators(condition: FilterCondition, value: unknown): ConditionOperator[] {
  const { entity } = useListSettings();
  const labels = useFilterLabels(condition.labelPath);
  const all = operatorsOf(entity, condition);
  const operators = labels ? all.filter((operator) => operator !== 'like') : all;
  const present = hasValue(value) ? toComparison(value).operator : undefined;
  return present === undefined || operators.includes(present) ? operators : [present, ...operators];
}
