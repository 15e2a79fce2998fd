import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { changeQuality } from '../change';
import { changeText } from '../figureText';
import type { FigureView } from '../panelView';

/** Shows the change of a figure: green for an improvement, red for a deterioration. */
export function WallChange({ figure }: { figure: FigureView }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const text = changeText(figure, { translate, locale });
  if (text === undefined || !figure.change) return null;
  const quality = changeQuality(figure.change, figure.better);
  return (
    <Box
      component="span"
      sx={{ color: quality ? COLORS[quality] : 'text.secondary', whiteSpace: 'nowrap', fontWeight: 600 }}
    >
      {text}
    </Box>
  );
}

const COLORS = { better: 'success.main', worse: 'error.main' } as const;
