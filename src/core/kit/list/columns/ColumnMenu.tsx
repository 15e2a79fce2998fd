import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ArrowDownwardIcon from '@mui/icons-material/KeyboardArrowDown';
import ArrowUpwardIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { moveItem } from '../../entity/moveItem';
import { useListSettings } from '../ListSettings';
import { useColumnChoice } from '../useListPreferences';
import { useDensity } from '../views/activeView';

/** The available columns, the visible ones first and in their order. Loaded on first use. */
export default function ColumnMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { key, columns: all, defaultColumns } = useListSettings();
  const available = all.map((column) => column.source);
  const { columns, setColumns, reset, isDefault } = useColumnChoice({ key, available, defaults: defaultColumns });
  const [density, setDensity] = useDensity(key);
  const translate = useTranslate();
  const rows = [...columns, ...available.filter((name) => !columns.includes(name))];
  const toggle = (name: string) => {
    const next = columns.includes(name) ? columns.filter((other) => other !== name) : [...columns, name];
    if (next.length > 0) setColumns(next);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.columns.title') } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Box sx={{ width: 280, display: 'flex', flexDirection: 'column', maxHeight: '60vh' }}>
        <List dense disablePadding sx={{ overflow: 'auto' }} aria-label={translate('kit.columns.title')}>
          {rows.map((name) => {
            const at = columns.indexOf(name);
            const label = translate(all.find((column) => column.source === name)?.label ?? name);
            return (
              <ListItem
                key={name}
                disablePadding
                secondaryAction={
                  at >= 0 && (
                    <Mover
                      label={label}
                      isFirst={at === 0}
                      isLast={at === columns.length - 1}
                      onMove={(by) => setColumns(moveItem(columns, at, at + by))}
                    />
                  )
                }
              >
                <ListItemButton onClick={() => toggle(name)} role="checkbox" aria-checked={at >= 0} dense>
                  <ListItemIcon sx={{ minWidth: 32 }}>
                    {at >= 0 ? <CheckedIcon fontSize="small" color="primary" /> : <UncheckedIcon fontSize="small" />}
                  </ListItemIcon>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
        <FormControlLabel
          sx={{ marginInline: 1 }}
          control={
            <Switch
              size="small"
              checked={density === 'compact'}
              onChange={(_, isCompact) => setDensity(isCompact ? 'compact' : 'standard')}
            />
          }
          label={translate('kit.columns.compact')}
        />
        <Button size="small" disabled={isDefault} onClick={reset} sx={{ margin: 1 }}>
          {translate('kit.columns.reset')}
        </Button>
      </Box>
    </Popover>
  );
}

function Mover({
  label,
  isFirst,
  isLast,
  onMove,
}: {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
}) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        size="small"
        disabled={isFirst}
        aria-label={translate('kit.columns.up', { name: label })}
        onClick={() => onMove(-1)}
      >
        <ArrowUpwardIcon fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        disabled={isLast}
        aria-label={translate('kit.columns.down', { name: label })}
        onClick={() => onMove(1)}
      >
        <ArrowDownwardIcon fontSize="inherit" />
      </IconButton>
    </>
  );
}
