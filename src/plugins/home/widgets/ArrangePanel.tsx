import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { applyArrangement, DEFAULT_ARRANGEMENT, moveItem, withHidden } from '../../../core/kit';
import type { ArrangeButtonProps } from './ArrangeButton';

interface ArrangePanelProps extends ArrangeButtonProps {
  /** The button below which it opens. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Arranges the widgets of the start page. Widgets without a name cannot be moved and are not listed. */
export default function ArrangePanel({ anchor, onClose, ...parts }: ArrangePanelProps) {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('home.arrange.title'), elevation: 8 } }}
    >
      <WidgetList {...parts} />
    </Popover>
  );
}

function WidgetList({ widgets, arrangement, onChange }: ArrangeButtonProps) {
  const translate = useTranslate();
  const namedWidgets = applyArrangement(widgets, arrangement).filter(({ label }) => label !== undefined);
  const keys = namedWidgets.map(({ key }) => key);
  return (
    <Box component="ul" sx={{ margin: 0, padding: 1.5, listStyle: 'none', minWidth: 280 }}>
      {namedWidgets.map(({ key, label = '' }, at) => {
        const name = translate(label);
        const move = (to: number) => onChange({ ...arrangement, order: moveItem(keys, at, to) });
        return (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              sx={{ flex: 1 }}
              control={
                <Checkbox
                  checked={!arrangement.hidden.includes(key)}
                  onChange={(_, isShown) => onChange(withHidden(arrangement, key, !isShown))}
                  slotProps={{ input: { 'aria-label': translate('home.arrange.show', { name }) } }}
                />
              }
              label={name}
            />
            <IconButton
              size="small"
              disabled={at === 0}
              aria-label={translate('home.arrange.up', { name })}
              onClick={() => move(at - 1)}
            >
              <ArrowUpIcon fontSize="inherit" />
            </IconButton>
            <IconButton
              size="small"
              disabled={at === namedWidgets.length - 1}
              aria-label={translate('home.arrange.down', { name })}
              onClick={() => move(at + 1)}
            >
              <ArrowDownIcon fontSize="inherit" />
            </IconButton>
          </Box>
        );
      })}
      <li>
        <Button size="small" onClick={() => onChange(DEFAULT_ARRANGEMENT)}>
          {translate('home.arrange.reset')}
        </Button>
      </li>
    </Box>
  );
}
