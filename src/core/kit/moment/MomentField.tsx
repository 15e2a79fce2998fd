import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isComplete, type MomentKind, parseTypedMoment } from './parseTypedMoment';

// The calendar loads when it is first opened; typing does not need it.
const CalendarPopover = lazy(() => import('./CalendarPopover'));

export interface MomentFieldProps
  extends Pick<
    TextFieldProps,
    'id' | 'name' | 'label' | 'required' | 'error' | 'helperText' | 'margin' | 'disabled' | 'inputRef'
  > {
  kind: MomentKind;
  /** Whether it is a birth date, whose calendar begins with the year. */
  isBirthDate?: boolean;
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` in the company's time zone; '' for nothing. */
  value: string;
  /** Receives complete days or times, and '' for incomplete input. */
  onChange: (text: string) => void;
  /** Receives invalid text on blur; unless the caller stores it, the input shows its previous value again. */
  onInvalid?: (text: string) => void;
  onBlur?: () => void;
}

/** A day or time, typed or picked from a localized calendar; the same in every browser. */
export function MomentField({
  kind,
  isBirthDate = false,
  value,
  onChange,
  onInvalid,
  onBlur,
  ...props
}: MomentFieldProps) {
  const translate = useTranslate();
  const ownId = useId();
  const id = props.id ?? ownId;
  // The id that MUI gives to the label of a text field.
  const labelId = `${id}-label`;
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(value);
  const lastReported = useRef(value);
  useEffect(() => {
    // The value is our own last report; newer typed text must not be overwritten.
    if (value === lastReported.current) return;
    lastReported.current = value;
    setText(value);
  }, [value]);

  function report(completeText: string) {
    if (completeText === lastReported.current) return;
    lastReported.current = completeText;
    onChange(completeText);
  }

  function handleInput(typed: string) {
    const completeText = isComplete(kind, typed) ? parseTypedMoment(kind, typed) : undefined;
    setText(completeText ?? typed);
    report(completeText ?? '');
  }

  function handleBlur() {
    const completeText = parseTypedMoment(kind, text);
    if (completeText !== undefined) {
      setText(completeText);
      report(completeText);
    } else if (text !== '' && onInvalid) {
      onInvalid(text);
    } else {
      lastReported.current = value;
      setText(value);
    }
    onBlur?.();
  }

  return (
    <>
      <TextField
        fullWidth
        size="small"
        {...props}
        id={id}
        ref={field}
        value={text}
        placeholder={kind === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm'}
        onChange={({ target }) => handleInput(target.value)}
        onBlur={handleBlur}
        slotProps={{
          htmlInput: { autoComplete: 'off', inputMode: 'text', maxLength: 20 },
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  id={`${id}-open`}
                  aria-label={translate('kit.moment.open')}
                  aria-labelledby={props.label ? `${id}-open ${labelId}` : undefined}
                  aria-haspopup="dialog"
                  disabled={props.disabled}
                  onClick={() => setIsOpen(true)}
                >
                  <CalendarIcon fontSize="inherit" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            kind={kind}
            isBirthDate={isBirthDate}
            labelId={labelId}
            anchor={() => field.current}
            value={parseTypedMoment(kind, text)}
            onChange={handleInput}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export interface DayFieldProps extends Omit<MomentFieldProps, 'kind' | 'error'> {
  /** Error message. */
  error?: string | undefined;
}

/** A day input for use outside of forms. */
export function DayField({ error, helperText, ...props }: DayFieldProps) {
  return <MomentField {...props} kind="day" error={error !== undefined} helperText={error ?? helperText} />;
}
