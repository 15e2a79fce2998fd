import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode, RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { WallFile } from './saveWall';

export interface WallToolsProps {
  /** The element that is saved. */
  stage: RefObject<HTMLElement | null>;
  /** File name without the time. */
  name: string;
  /** Whether the user is idle. Tools with the focus stay visible. */
  isQuiet: boolean;
  isArranging: boolean;
  /** Whether page rotation is paused. */
  isHeld: boolean;
  onArrange: (isArranging: boolean) => void;
  /** Resets the arrangement. */
  onReset: () => void;
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
}

/** The toolbar of the wall. */
export function WallTools(props: WallToolsProps) {
  const { stage, name, isQuiet, isArranging, isHeld, onArrange, onReset, onHold, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const save = async (kind: WallFile) => {
    try {
      if (stage.current) await (await import('./saveWall')).saveWall({ stage: stage.current, kind, name });
    } catch {
      notify('system-manage.dashboard.wall.failed', { type: 'error' });
    }
  };
  const word = (key: string) => translate(`system-manage.dashboard.wall.${key}`);
  return (
    <Box
      data-unsaved
      sx={{
        display: 'flex',
        alignItems: 'center',
        opacity: isQuiet ? 0 : 1,
        '&:focus-within': { opacity: 1 },
        '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 400ms' },
      }}
    >
      {isArranging ? (
        <>
          <Button size="small" onClick={onReset} sx={{ fontSize: '1.05em', whiteSpace: 'nowrap' }}>
            {word('reset')}
          </Button>
          <Button
            size="small"
            variant="contained"
            onClick={() => onArrange(false)}
            sx={{ fontSize: '1.05em', whiteSpace: 'nowrap' }}
          >
            {word('done')}
          </Button>
        </>
      ) : (
        <>
          <Tool label={word(isHeld ? 'resume' : 'pause')} onPress={() => onHold(!isHeld)}>
            {isHeld ? <PlayIcon fontSize="inherit" /> : <PauseIcon fontSize="inherit" />}
          </Tool>
          <Tool label={word('edit')} onPress={() => onArrange(true)}>
            <EditIcon fontSize="inherit" />
          </Tool>
          <Tool label={word('picture')} onPress={() => void save('png')}>
            <PictureIcon fontSize="inherit" />
          </Tool>
          <Tool label={word('pdf')} onPress={() => void save('pdf')}>
            <PdfIcon fontSize="inherit" />
          </Tool>
          <Tool label={translate('ra.action.close')} onPress={onClose}>
            <CloseIcon fontSize="inherit" />
          </Tool>
        </>
      )}
    </Box>
  );
}

function Tool({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <IconButton onClick={onPress} aria-label={label} title={label} sx={{ fontSize: '1.5em', padding: '0.25em' }}>
      {children}
    </IconButton>
  );
}
