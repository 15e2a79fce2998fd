import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { sameValue } from '../../entity/changedFields';
import { useSavedFilters } from '../useListPreferences';

const NAME_MAX = 30;

/** The administrator's named filters: save the current one, apply, delete. Loaded on first use. */
export default function SavedFilterMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const { saved, save, remove } = useSavedFilters();
  const translate = useTranslate();
  const [name, setName] = useState('');
  const canSave = Object.keys(filterValues).length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return;
    save({ name: name.trim(), filter: filterValues, sort });
    setName('');
    onClose();
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.saved.title') } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    >
      <Box sx={{ width: 300 }}>
        {saved.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', padding: 2, paddingBlockEnd: 0 }}>
            {translate('kit.saved.none')}
          </Typography>
        )}
        <List dense disablePadding>
          {saved.map((entry) => (
            <ListItem
              key={entry.name}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={translate('kit.saved.remove', { name: entry.name })}
                  onClick={() => remove(entry.name)}
                >
                  <DeleteIcon fontSize="inherit" />
                </IconButton>
              }
            >
              <ListItemButton
                selected={sameValue(entry.filter, filterValues)}
                onClick={() => {
                  setFilters({ ...entry.filter });
                  if (entry.sort) setSort(entry.sort);
                  onClose();
                }}
              >
                <ListItemText primary={entry.name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Box
          component="form"
          onSubmit={submit}
          sx={{ display: 'flex', gap: 1, padding: 1.5, alignItems: 'flex-start' }}
        >
          <TextField
            size="small"
            margin="none"
            fullWidth
            label={translate('kit.saved.name')}
            value={name}
            disabled={!canSave}
            helperText={canSave ? undefined : translate('kit.saved.needsFilter')}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
          <Button type="submit" variant="contained" disabled={!canSave || !name.trim()} sx={{ flex: 'none' }}>
            {translate('ra.action.save')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
