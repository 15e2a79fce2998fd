import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../../contract/defineEntity';
import type { GroupField } from '../../../../../contract/fields';
import type { UnlockedInputProps } from '../UnlockedInputProps';

/** The inputs of a nested object, under its label. */
export function GroupInput({
  entity,
  source,
  field,
  label,
  Input,
}: {
  entity: Pick<Entity, 'name'>;
  source: string;
  field: GroupField;
  label: string;
  /** Renders the input of each field. */
  Input: ComponentType<UnlockedInputProps>;
}) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate(label)}>
      <Box sx={{ fontSize: '0.875rem', fontWeight: 600, marginBlockEnd: 1 }}>{translate(label)}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 1 }}>
        {Object.entries(field.fields).map(([sub, definition]) =>
          definition.readOnly || definition.derived || definition.secret ? null : (
            <Input key={sub} entity={entity} source={`${source}.${sub}`} field={definition} />
          ),
        )}
      </Box>
    </Box>
  );
}
