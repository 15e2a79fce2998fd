import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { MomentField } from '../../moment/MomentField';
import { formatMomentInput, type MomentKind, parseMomentInput } from '../../moment/parseTypedMoment';
import type { KitInputProps } from './inputProps';

export interface MomentInputProps extends KitInputProps {
  kind: MomentKind;
}

/** A day or a time in a form. */
export function MomentInput({ kind, label, helperText, ...props }: MomentInputProps) {
  const { id, field, fieldState, isRequired } = useInput({
    ...props,
    format: kind === 'day' ? toDayText : formatMomentInput,
    parse: kind === 'day' ? dayOrNull : parseMomentInput,
  });
  const { ref, name, value, onChange, onBlur } = field;
  return (
    <MomentField
      id={id}
      inputRef={ref}
      name={name}
      kind={kind}
      value={value}
      onChange={onChange}
      // Store invalid text too, so that validation reports it.
      onInvalid={onChange}
      onBlur={onBlur}
      margin="none"
      error={fieldState.invalid}
      label={<FieldTitle label={label} source={props.source} isRequired={isRequired} />}
      helperText={
        (fieldState.invalid || helperText) && (
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        )
      }
    />
  );
}

function toDayText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function dayOrNull(text: string): string | null {
  return text === '' ? null : text;
}
