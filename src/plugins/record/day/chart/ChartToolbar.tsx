import ResetIcon from '@mui/icons-material/FitScreenOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import EarlierIcon from '@mui/icons-material/KeyboardArrowLeft';
import LaterIcon from '@mui/icons-material/KeyboardArrowRight';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import CloserIcon from '@mui/icons-material/ZoomIn';
import FartherIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { memo, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { saveCsv } from '../../../../core/kit';
import type { Plot } from '../plot/plot';
import { clockAt } from '../plot/timeTicks';
import { useChartColors } from './chartColors';
import { csvOf } from './csvOf';
import { savePicture } from './savePicture';
import type { Viewport } from './useViewport';

export interface ChartToolbarProps {
  title: string;
  plot: Plot;
  viewport: Viewport;
  fileName: string;
  drawing: RefObject<SVGSVGElement | null>;
  /** The moment under the crosshair. */
  reading: RefObject<number | undefined>;
  children?: ReactNode;
}

/** Shows which part of the day is in view, with buttons to zoom, pan and export. */
export const ChartToolbar = memo(function ChartToolbar({
  title,
  plot,
  viewport,
  fileName,
  drawing,
  reading,
  children,
}: ChartToolbarProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { paper, text: ink } = useChartColors();
  const { view, isWhole, zoom, move, reset } = viewport;
  const length = view.toSec - view.fromSec;
  async function picture() {
    try {
      if (drawing.current) await savePicture({ drawing: drawing.current, title, fileName, paper, ink });
    } catch {
      notify('record-manage.day.pictureFailed', { type: 'warning' });
    }
  }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, '@media print': { display: 'none' } }}
    >
      {children}
      <Box component="span" sx={{ flex: 1, minWidth: 8 }} />
      <Box
        component="span"
        aria-live="polite"
        sx={{ fontSize: '0.8125rem', color: 'text.secondary', paddingInline: 0.5 }}
      >
        {clockAt(view.fromSec)}–{clockAt(view.toSec)}
      </Box>
      <Tool name="earlier" icon={<EarlierIcon />} disabled={isWhole} onPress={() => move(-length / 4)} />
      <Tool name="later" icon={<LaterIcon />} disabled={isWhole} onPress={() => move(length / 4)} />
      <Tool
        name="closer"
        icon={<CloserIcon />}
        disabled={length <= plot.shortestSec}
        onPress={() => zoom(0.5, reading.current)}
      />
      <Tool name="farther" icon={<FartherIcon />} disabled={isWhole} onPress={() => zoom(2, reading.current)} />
      <Tool name="whole" icon={<ResetIcon />} disabled={isWhole} onPress={reset} />
      <Tool name="picture" icon={<PictureIcon />} onPress={() => void picture()} />
      <Tool
        name="csv"
        icon={<TableIcon />}
        onPress={() =>
          void saveCsv({
            name: `${fileName}.csv`,
            ...csvOf(plot, { time: translate('record-manage.day.time'), locale }),
          })
        }
      />
      <Tooltip title={translate('record-manage.day.tools.keysHelp')} describeChild>
        <IconButton size="small" aria-label={translate('record-manage.day.tools.keys')}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
});

interface ToolProps {
  name: 'earlier' | 'later' | 'closer' | 'farther' | 'whole' | 'picture' | 'csv';
  icon: ReactElement;
  disabled?: boolean;
  onPress: () => void;
}

function Tool({ name, icon, disabled = false, onPress }: ToolProps) {
  const label = useTranslate()(`record-manage.day.tools.${name}`);
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onPress}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
