import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PluginStorage } from '../../../../core/plugin-api';

/** Shows the values of a storage, with buttons to add, remove and clear. */
export function StorageTable({ storage: { values, set, remove, clear } }: { storage: PluginStorage }) {
  const translate = useTranslate();
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const entries = Object.entries(values);
  const add = (event: FormEvent) => {
    event.preventDefault();
    set(key.trim(), value);
    setKey('');
    setValue('');
  };
  const addRandom = () => set(`key-${Math.random().toString(36).slice(2, 8)}`, Date.now());
  return (
    <Stack spacing={2}>
      <Stack component="form" direction="row" spacing={1} onSubmit={add} sx={{ alignItems: 'center' }}>
        <TextField label={translate('demo.db.key')} value={key} onChange={(event) => setKey(event.target.value)} />
        <TextField
          label={translate('demo.db.value')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={key.trim() === ''}>
          {translate('demo.db.add')}
        </Button>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={addRandom}>
          {translate('demo.db.addRandom')}
        </Button>
        <Button variant="outlined" color="error" disabled={entries.length === 0} onClick={clear}>
          {translate('demo.db.clear')}
        </Button>
      </Stack>
      <Table size="small" aria-label={translate('demo.db.label')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('demo.db.key')}</TableCell>
            <TableCell>{translate('demo.db.value')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.length === 0 && (
            <TableRow>
              <TableCell colSpan={3}>{translate('demo.db.empty')}</TableCell>
            </TableRow>
          )}
          {entries.map(([name, stored]) => (
            <TableRow key={name}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{JSON.stringify(stored)}</TableCell>
              <TableCell align="right">
                <IconButton
                  size="small"
                  aria-label={translate('demo.db.remove', { name })}
                  onClick={() => remove(name)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
