import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Tone } from '../../../../contract/fields';

export interface FigureProps {
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The figure; a text where it is no count (`93%`), nothing while it is not known. */
  value: number | string | undefined;
  /** Colour of the figure when it is not 0. */
  tone?: Exclude<Tone, 'neutral'>;
  /** A word about the figure below it (how it came about, what it should be). */
  note?: string | undefined;
  /** Where it leads. */
  to?: string;
  /** What pressing it does, where it leads nowhere. */
  onPress?: () => void;
  /** Whether what pressing does is in force. */
  isPressed?: boolean;
}

/** A figure under its name: a link, a switch, or only a figure. */
export function Figure({ label, value, tone, note, to, onPress, isPressed }: FigureProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const content = (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(label, { _: label })}
      </Typography>
      <Box
        component="span"
        sx={{
          fontSize: '1.625rem',
          lineHeight: 1.25,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
          color: tone && value ? figureColor[tone] : 'text.primary',
        }}
      >
        {value === undefined ? (
          <Skeleton width="2ch" />
        ) : typeof value === 'number' ? (
          value.toLocaleString(locale)
        ) : (
          value
        )}
      </Box>
      {note && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <ButtonBase component={Link} to={to} sx={[frame, pressable]}>
        {content}
      </ButtonBase>
    );
  }
  if (onPress) {
    return (
      <ButtonBase
        onClick={onPress}
        aria-pressed={isPressed === true}
        sx={[frame, pressable, isPressed === true && pressed]}
      >
        {content}
      </ButtonBase>
    );
  }
  return <Box sx={frame}>{content}</Box>;
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 0.25,
  paddingInline: 2,
  paddingBlock: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  font: 'inherit',
  textAlign: 'start',
} as const;

const pressed = ({ palette }: Theme) => ({
  borderColor: palette.primary.main,
  backgroundColor: `color-mix(in srgb, ${palette.primary.main} 8%, transparent)`,
});

const pressable = { '&:hover': { borderColor: 'primary.main' } };

const figureColor: Record<NonNullable<FigureProps['tone']>, string> = {
  positive: 'success.dark',
  warning: 'warning.dark',
  danger: 'error.main',
  info: 'info.dark',
};
