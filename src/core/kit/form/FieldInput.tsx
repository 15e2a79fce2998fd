import Box from '@mui/material/Box';
import { type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { HostContext } from '../../plugin-api';
import { findField, isWide } from '../entity/fields';
import { choiceLabel, fieldHelp, fieldLabel } from '../entity/labels';
import { useChoices } from '../entity/useChoices';
import { useOptionalTextKey } from '../entity/useOptionalTextKey';
import { AudioInput } from './inputs/AudioInput';
import { ChipsInput } from './inputs/ChipsInput';
import { ChoiceInput } from './inputs/ChoiceInput';
import { ColorInput } from './inputs/ColorInput';
import { GroupInput } from './inputs/GroupInput';
import { ImageInput } from './inputs/ImageInput';
import { MomentInput } from './inputs/MomentInput';
import { NumberInput } from './inputs/NumberInput';
import { ReferenceInput } from './inputs/ReferenceInput';
import { RegionInput } from './inputs/RegionInput';
import { RowsInput } from './inputs/RowsInput';
import { SuggestionInput } from './inputs/SuggestionInput';
import { SwitchInput } from './inputs/SwitchInput';
import { TextInput } from './inputs/TextInput';
import { TextsInput } from './inputs/TextsInput';
import { LockedInput } from './masked/LockedInput';
import { useMaskLock } from './masked/MaskLock';
import type { UnlockedInputProps } from './UnlockedInputProps';

export interface FieldInputProps<E extends Entity = Entity> {
  entity: E;
  /** Field path in the form (`name`, `contacts.0.phone`). */
  source: FieldName<E> | `${FieldName<E>}.${string}`;
  /** Help text below the input, a message key. Defaults to the field's own help text. */
  help?: string;
  /** Whether it takes a whole row. Defaults to the field kind's width. */
  wide?: boolean;
}

/** The input of a field, chosen by the field's kind. Masked values are locked. */
export function FieldInput<E extends Entity>({ entity, source, help, wide }: FieldInputProps<E>) {
  const optionalTextKey = useOptionalTextKey();
  const { locked } = useMaskLock();
  const host = useContext(HostContext);
  const field = findField(entity, source);
  // Without a resource, records of this entity have no names to choose from.
  if (!field || ('entity' in field && !host?.entityResource(field.entity))) return null;
  const isLocked = locked.has(source);
  return (
    <Box sx={{ gridColumn: (wide ?? (isWide(field) || field.kind === 'choices')) ? '1 / -1' : undefined, minWidth: 0 }}>
      {isLocked ? (
        <LockedInput entity={entity} source={source} field={field} />
      ) : (
        <UnlockedInput
          entity={entity}
          source={source}
          field={field}
          help={help ?? optionalTextKey(fieldHelp(entity, source))}
        />
      )}
    </Box>
  );
}

/** The input without a lock; also for the inputs of calls. */
export function UnlockedInput({ entity, source, field, help, labelPath = source }: UnlockedInputProps): ReactNode {
  const translate = useTranslate();
  const common = {
    source,
    label: fieldLabel(entity, labelPath),
    isRequired: field.required && !field.filledByDerive,
    helperText: help ?? false,
  } as const;
  const { codes, textOf } = useChoices(field, (code) => choiceLabel(entity, labelPath, code));
  const choices = codes.map((id) => ({ id, name: textOf(id) }));
  switch (field.kind) {
    case 'text':
      if (field.format === 'color') return <ColorInput {...common} />;
      if (field.format === 'region') return <RegionInput {...common} offers={field.suggestions} />;
      if (field.suggestions) return <SuggestionInput {...common} offers={field.suggestions} />;
      return (
        <TextInput
          {...common}
          type={field.secret ? 'password' : undefined}
          rows={field.multiline ? 2 : undefined}
          slotProps={{ htmlInput: textAttributes(field) }}
        />
      );
    case 'integer':
      return <NumberInput {...common} scale={0} />;
    case 'decimal':
      return <NumberInput {...common} scale={field.scale} />;
    case 'money':
      return <NumberInput {...common} scale={2} factor={100} unit={translate('kit.form.yuan')} />;
    case 'boolean':
      return <SwitchInput {...common} />;
    case 'date':
      return <MomentInput {...common} kind="day" isBirthDate={field.mask === 'birthDate'} />;
    case 'dateTime':
      return <MomentInput {...common} kind="moment" />;
    case 'choice':
      return <ChoiceInput {...common} choices={choices} />;
    case 'choices':
      return <ChipsInput {...common} choices={choices} />;
    case 'reference':
      if (field.suggestions) return <SuggestionInput {...common} offers={field.suggestions} isReference />;
      return <ReferenceInput {...common} entity={field.entity} />;
    case 'references':
      return <ReferenceInput {...common} entity={field.entity} multiple />;
    case 'texts':
      if (field.format === 'region') return <RegionInput {...common} offers={field.suggestions} multiple />;
      return <TextsInput {...common} offers={field.suggestions} />;
    case 'list':
      return (
        <RowsInput
          entity={entity}
          source={source}
          field={field}
          label={common.label}
          isRequired={common.isRequired}
          Input={UnlockedInput}
        />
      );
    case 'group':
      return <GroupInput entity={entity} source={source} field={field} label={common.label} Input={UnlockedInput} />;
    case 'image':
      return <ImageInput {...common} isCompact={source.includes('.')} />;
    case 'images':
      return <ImageInput {...common} multiple max={field.max} />;
    case 'audio':
      return <AudioInput {...common} />;
    default:
      return null;
  }
}

function textAttributes(field: Extract<Field, { kind: 'text' }>) {
  const isPhone = field.format === 'phone' || field.format === 'mobile';
  return {
    // Allow for separators between digits, which are not stored.
    maxLength: isPhone || field.mask === 'document' ? 2 * field.max : field.max,
    inputMode: isPhone ? ('tel' as const) : field.format === 'email' ? ('email' as const) : undefined,
    autoComplete: field.secret ? 'new-password' : 'off',
  };
}
