import { useSortable } from '@dnd-kit/sortable';
import DragIcon from '@mui/icons-material/DragIndicator';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { WallTile } from './panelLayout';

export interface MovablePanelProps {
  panel: WallTile;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
  children: ReactNode;
}

/** A panel that is draggable everywhere, with a button to hide or show it. */
export function MovablePanel({ panel: { key, name }, isHidden, onHide, children }: MovablePanelProps) {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging, isOver } = useSortable({
    id: key,
  });
  const toggleLabel = translate(`system-manage.dashboard.wall.${isHidden ? 'show' : 'hide'}`, { name });
  return (
    <Box
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined }}
      sx={{
        position: 'relative',
        height: '100%',
        zIndex: isDragging ? 1 : undefined,
        opacity: isDragging ? 0.6 : 1,
        borderRadius: '0.8em',
        outline: isOver && !isDragging ? '0.25em solid' : '0.1em dashed',
        outlineColor: isOver && !isDragging ? 'primary.main' : 'text.disabled',
      }}
    >
      <Box aria-hidden inert sx={{ height: '100%', opacity: isHidden ? 0.25 : 1 }}>
        {children}
      </Box>
      <Box
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={translate('system-manage.dashboard.wall.move', { name })}
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 'inherit',
          cursor: isDragging ? 'grabbing' : 'grab',
          touchAction: 'none',
          fontSize: '2.6em',
        }}
      >
        <DragIcon fontSize="inherit" sx={{ opacity: 0.8 }} />
      </Box>
      <IconButton
        onClick={() => onHide(!isHidden)}
        aria-label={toggleLabel}
        title={toggleLabel}
        sx={{
          position: 'absolute',
          insetBlockStart: '0.3em',
          insetInlineEnd: '0.3em',
          fontSize: '1.6em',
          bgcolor: 'background.paper',
        }}
      >
        {isHidden ? <HiddenIcon fontSize="inherit" /> : <ShownIcon fontSize="inherit" />}
      </IconButton>
    </Box>
  );
}
