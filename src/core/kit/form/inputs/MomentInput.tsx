import { MomentField } from '../../moment/MomentField';
import { formatMomentInput, type MomentKind, parseMomentInput } from '../../moment/parseTypedMoment';
import type { KitInputProps } from './inputProps';
import { useKitInput } from './useKitInput';

export interface MomentInputProps extends KitInputProps {
  kind: MomentKind;
  /** Whether it is a birth date, whose calendar begins with the year. */
  isBirthDate?: boolean;
}

/** A day or a time in a form. */
export function MomentInput({ kind, isBirthDate, ...props }: MomentInputProps) {
  const { id, field, fieldProps } = useKitInput({
    ...props,
    format: kind === 'day' ? toDayText : formatMomentInput,
    parse: kind === 'day' ? dayOrNull : parseMomentInput,
  });
  const { name, value, onChange, onBlur } = field;
  return (
    <MomentField
      id={id}
      name={name}
      kind={kind}
      isBirthDate={isBirthDate}
      value={value}
      onChange={onChange}
      // Store invalid text too, so that validation reports it.
      onInvalid={onChange}
      onBlur={onBlur}
      margin="none"
      {...fieldProps}
    />
  );
}

function toDayText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function dayOrNull(text: string): string | null {
  return text === '' ? null : text;
}
