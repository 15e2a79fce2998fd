import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Effect, Mark } from './matrixPatterns';

export interface MatrixCellProps {
  /** Description of the cell. */
  label: string;
  mark: Mark;
  effect: Effect;
  pattern: string;
  onMark: (pattern: string) => void;
  row: number;
  column: number;
  /** The one cell in the tab order. */
  isCurrent: boolean;
}

/**
 * One cell: the template's explicit mark, or else the effect of its other patterns. Memoized, so that only changed cells
 * render.
 */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { label, mark, effect, pattern, onMark, row, column, isCurrent } = props;
  const translate = useTranslate();
  const state = mark === 'none' ? `follows.${effect}` : mark;
  const words = translate(`system-manage.template.states.${state}`);
  return (
    <IconButton
      size="small"
      aria-label={label + translate('kit.filter.colon') + words}
      title={words}
      tabIndex={isCurrent ? 0 : -1}
      data-row={row}
      data-column={column}
      onClick={() => onMark(pattern)}
      color={mark === 'deny' ? 'error' : mark === 'grant' ? 'primary' : 'default'}
      sx={{ p: 0.25, borderRadius: 1 }}
    >
      <CellIcon mark={mark} effect={effect} />
    </IconButton>
  );
});

function CellIcon({ mark, effect }: Pick<MatrixCellProps, 'mark' | 'effect'>) {
  if (mark === 'deny') return <BlockIcon fontSize="small" />;
  if (mark === 'grant') return <CheckBoxIcon fontSize="small" />;
  if (effect === 'all') return <CheckIcon fontSize="small" />;
  return effect === 'some' ? <RemoveIcon fontSize="small" /> : <CheckBoxOutlineBlankIcon fontSize="small" />;
}
