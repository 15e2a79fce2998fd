import CloseIcon from '@mui/icons-material/Close';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import OpenIcon from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ToolButton } from '../../page/ToolButton';

interface PeekToolsProps {
  /** Address of the record's page. */
  path: string;
  /** Position of the record among the rows of this page, from 1; 0 if it is not one of them. */
  position: number;
  count: number;
  /** Absent at the first or the last row. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onClose: () => void;
}

/** The top of the panel: to the neighboring records, to the page, and away. */
export function PeekTools({ path, position, count, previous, next, onClose }: PeekToolsProps) {
  const translate = useTranslate();
  return (
    <Box sx={barSx}>
      <ToolButton label={translate('kit.peek.previous')} icon={<UpIcon />} disabled={!previous} onClick={previous} />
      <ToolButton label={translate('kit.peek.next')} icon={<DownIcon />} disabled={!next} onClick={next} />
      {position > 0 && (
        <Box component="span" sx={{ marginInlineStart: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {position} / {count}
        </Box>
      )}
      <Button size="small" startIcon={<OpenIcon />} component={Link} to={path} sx={{ marginInlineStart: 'auto' }}>
        {translate('kit.peek.open')}
      </Button>
      <ToolButton label={translate('kit.peek.close')} icon={<CloseIcon />} onClick={onClose} />
    </Box>
  );
}

const barSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  paddingInline: '12px 8px',
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;
