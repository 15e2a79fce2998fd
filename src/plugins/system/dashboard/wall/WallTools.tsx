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
  isDimmed: boolean;
  isArranging: boolean;
  /** Whether page rotation is paused. */
  isPaused: boolean;
  onArrange: (isArranging: boolean) => void;
  /** Resets the arrangement. */
  onReset: () => void;
  onPause: (isPaused: boolean) => void;
  onClose: () => void;
}

/** The toolbar of the wall. */
export function WallTools(props: WallToolsProps) {
  const { stage, name, isDimmed, isArranging, isPaused, onArrange, onReset, onPause, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const save = async (kind: WallFile) => {
    try {
      if (stage.current) await (await import('./saveWall')).saveWall({ stage: stage.current, kind, name });
    } catch {
      notify('system-manage.dashboard.wall.failed', { type: 'error' });
    }
  };
  const buttonLabel = (key: string) => translate(`system-manage.dashboard.wall.${key}`);
  return (
    <Box
      data-unsaved
      sx={{
        display: 'flex',
        alignItems: 'center',
        opacity: isDimmed ? 0 : 1,
        '&:focus-within': { opacity: 1 },
        '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 400ms' },
      }}
    >
      {isArranging ? (
        <>
          <Button size="small" onClick={onReset} sx={{ fontSize: '1.05em', whiteSpace: 'nowrap' }}>
            {buttonLabel('reset')}
          </Button>
          <Button
            size="small"
            variant="contained"
            onClick={() => onArrange(false)}
            sx={{ fontSize: '1.05em', whiteSpace: 'nowrap' }}
          >
            {buttonLabel('done')}
          </Button>
        </>
      ) : (
        <>
          <Tool label={buttonLabel(isPaused ? 'resume' : 'pause')} onPress={() => onPause(!isPaused)}>
            {isPaused ? <PlayIcon fontSize="inherit" /> : <PauseIcon fontSize="inherit" />}
          </Tool>
          <Tool label={buttonLabel('edit')} onPress={() => onArrange(true)}>
            <EditIcon fontSize="inherit" />
          </Tool>
          <Tool label={buttonLabel('picture')} onPress={() => void save('png')}>
            <PictureIcon fontSize="inherit" />
          </Tool>
          <Tool label={buttonLabel('pdf')} onPress={() => void save('pdf')}>
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
    <IconButton
      onClick={onPress}
      aria-label={label}
      title={label}
      sx={{ fontSize: '1.5em', padding: '0.25em', minWidth: '1.5em', minHeight: '1.5em' }}
    >
      {children}
    </IconButton>
  );
}
