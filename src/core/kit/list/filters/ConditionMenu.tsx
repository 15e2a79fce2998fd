import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../../entity/labels';
import { useListSettings } from '../ListSettings';
import { type FilterCondition, hasValue } from './filterValues';
import { focusOnMount } from './focusOnMount';
import { useIsConditionAvailable } from './useIsConditionAvailable';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The fields to filter by, searchable by their names. */
export function ConditionMenu({ onChoose }: { onChoose: (condition: FilterCondition) => void }) {
  const { entity, filters } = useListSettings();
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const isAvailable = useIsConditionAvailable();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const activeOption = useRef<HTMLLIElement>(null);
  const found = filters
    .filter(isAvailable)
    .map((condition) => ({ condition, label: translate(fieldLabel(entity, condition.labelPath)) }))
    .filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  useEffect(() => {
    if (active >= 0) activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const chosen = found[active];
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) onChoose(chosen.condition);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <InputBase
        fullWidth
        inputRef={focusOnMount}
        value={text}
        placeholder={translate('kit.filter.findField')}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
        inputProps={{
          role: 'combobox',
          'aria-label': translate('kit.filter.findField'),
          'aria-expanded': found.length > 0,
          'aria-controls': found.length > 0 ? listId : undefined,
          'aria-activedescendant': found[active] && `${listId}-${active}`,
          autoComplete: 'off',
          maxLength: 50,
        }}
        sx={{ paddingInline: 2, paddingBlock: 0.75, borderBottom: 1, borderColor: 'divider' }}
      />
      {found.length > 0 && (
        <Box
          component="ul"
          role="listbox"
          id={listId}
          aria-label={translate('kit.filter.fields')}
          sx={{ margin: 0, padding: 0.5, maxHeight: 320, overflowY: 'auto' }}
        >
          {found.map(({ condition, label }, at) => (
            <Box
              component="li"
              key={condition.name}
              role="option"
              id={`${listId}-${at}`}
              ref={at === active ? activeOption : undefined}
              aria-selected={at === active}
              onMouseMove={() => setActive(at)}
              onClick={() => onChoose(condition)}
              sx={{
                listStyle: 'none',
                paddingInline: 1.5,
                paddingBlock: 0.75,
                borderRadius: 1,
                fontSize: '0.875rem',
                fontWeight: hasValue(filterValues[condition.name]) ? 600 : 400,
                cursor: 'pointer',
                backgroundColor: at === active ? 'action.selected' : undefined,
              }}
            >
              {label}
            </Box>
          ))}
        </Box>
      )}
      {found.length === 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', padding: 2, paddingBlockStart: 0.5 }}>
          {translate('kit.form.noOptions')}
        </Typography>
      )}
    </>
  );
}
