import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ArrowDownwardIcon from '@mui/icons-material/KeyboardArrowDown';
import ArrowUpwardIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import { FieldTitle, InputHelperText, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '../../../../../contract/defineEntity';
import type { ListField } from '../../../../../contract/fields';
import { rowNameInSentence } from '../../entity/labelInSentence';
import { useLocaleCode } from '../../entity/useLocaleCode';
import type { UnlockedInputProps } from '../UnlockedInputProps';

export interface RowsInputProps {
  entity: Pick<Entity, 'name'>;
  source: string;
  field: ListField;
  /** Message key. */
  label: string;
  isRequired: boolean;
  /** Renders the input of each field of a row. */
  Input: ComponentType<UnlockedInputProps>;
}

/** Rows with their own inputs; they can be added, removed and reordered. */
export function RowsInput({ entity, source, field, label, isRequired, Input }: RowsInputProps) {
  const translate = useTranslate();
  const { rows, add, remove, move } = useRows(source, field);
  const message = useFormContext().getFieldState(source, useFormState({ name: source })).error?.message;
  const name = translate(label);
  const locale = useLocaleCode();
  return (
    <Box role="group" aria-label={name}>
      <Box sx={{ fontSize: '0.875rem', fontWeight: 600, marginBlockEnd: 1 }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Box>
      {rows.map((row, at) => (
        <Box
          key={row.id}
          role="group"
          aria-label={translate('kit.form.row', { row: at + 1 })}
          sx={{ display: 'flex', gap: 1, marginBlockEnd: 1.25, alignItems: 'flex-start' }}
        >
          <Box
            sx={{
              flex: 1,
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
              gap: 1,
              alignItems: 'start',
            }}
          >
            {Object.entries(field.fields).map(([sub, definition]) =>
              sub === POSITION_FIELD || definition.readOnly || definition.derived || definition.secret ? null : (
                <Input key={sub} entity={entity} source={`${source}.${at}.${sub}`} field={definition} />
              ),
            )}
          </Box>
          <Box sx={{ display: 'flex', flex: 'none' }}>
            <IconButton
              size="small"
              disabled={at === 0}
              aria-label={translate('kit.form.moveUp', { row: at + 1 })}
              onClick={() => move(at, at - 1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at === rows.length - 1}
              aria-label={translate('kit.form.moveDown', { row: at + 1 })}
              onClick={() => move(at, at + 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={translate('kit.form.removeRow', { row: at + 1 })}
              onClick={() => remove(at)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={rows.length >= field.max}
        onClick={() => add()}
      >
        {translate('kit.form.addRow', { name: rowNameInSentence(name, locale) })}
      </Button>
      {message && (
        <FormHelperText error>
          <InputHelperText error={message} />
        </FormHelperText>
      )}
    </Box>
  );
}

/** A row field with this name stores the row's position, which the buttons change. */
const POSITION_FIELD = 'order';

function useRows(source: string, field: ListField) {
  const { fields: rows, append, remove, move } = useFieldArray({ name: source });
  const { getValues, setValue } = useFormContext();
  /** Renumbers the positions after rows were added, removed or moved. */
  const renumber = () => {
    if (!(POSITION_FIELD in field.fields)) return;
    const values: unknown = getValues(source);
    if (!Array.isArray(values)) return;
    for (const at of values.keys()) setValue(`${source}.${at}.${POSITION_FIELD}`, at + 1, { shouldDirty: true });
  };
  return {
    rows,
    add: () => {
      append(emptyRow(field));
      renumber();
    },
    remove: (at: number) => {
      remove(at);
      renumber();
    },
    move: (from: number, to: number) => {
      move(from, to);
      renumber();
    },
  };
}

/** Returns a new row with its defaults; the other values are null, so that no input is uncontrolled. */
function emptyRow(field: ListField): Record<string, unknown> {
  return Object.fromEntries(Object.entries(field.fields).map(([name, { default: value }]) => [name, value ?? null]));
}
