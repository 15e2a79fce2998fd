import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptySection } from './EmptySection';
import { ReadError } from './ReadError';
import { ToolButton } from './ToolButton';

export interface WidgetCardProps {
  /** A message key. */
  title: string;
  /** A figure or word beside the title. */
  note?: ReactNode;
  /** What is shown or counted, in the user's language; the tooltip of a button beside the title. */
  hint?: string;
  /** Address of the page with the full content. */
  to?: string;
  /** Whether the content is still loading. */
  isPending?: boolean;
  error?: Error | null;
  onRetry?: () => void;
  /** Text to show instead of empty content, already translated. */
  empty?: string | undefined;
  /** Height reserved for the content, in pixels. */
  height?: number;
  children: ReactNode;
}

/** Milliseconds after which the card shows that loading takes long. */
const SLOW_MS = 6_000;

/** A titled card of a start page; it keeps its height while loading, and shows why it is empty. */
export function WidgetCard({
  title,
  note,
  hint,
  to,
  isPending,
  error,
  onRetry,
  empty,
  height = 120,
  children,
}: WidgetCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        padding: 2,
        minWidth: 0,
        height: '100%',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate(title)}
        </Typography>
        {note && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {hint !== undefined && <ToolButton label={hint} icon={<InfoIcon sx={{ fontSize: '1rem' }} />} />}
        {to !== undefined && (
          <MuiLink component={Link} to={to} variant="body2" sx={{ marginInlineStart: 'auto' }}>
            {translate('kit.widget.all')}
          </MuiLink>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, minHeight: height }}>
        {isPending ? (
          <LoadingPlaceholder height={height} />
        ) : error ? (
          <ReadError error={error} onRetry={() => onRetry?.()} />
        ) : empty === undefined ? (
          children
        ) : (
          <EmptySection>{empty}</EmptySection>
        )}
      </Box>
    </Paper>
  );
}

function LoadingPlaceholder({ height }: { height: number }) {
  const translate = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" aria-label={translate('kit.list.loading')}>
      {isSlow && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
          {translate('kit.widget.slow')}
        </Typography>
      )}
      <Skeleton variant="rounded" height={height} />
    </Box>
  );
}
