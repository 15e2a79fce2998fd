import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { addDays, isDay } from '../../../../contract/moment';
import { choiceLabel, DayField, DebouncedTextField, fieldLabel, RegionFilter, today } from '../../../core/kit';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendantRoles } from '../entities/attendants/attendantRoles';
import type { BoardQuery } from './useBoardQuery';

export interface BoardToolbarProps {
  query: BoardQuery;
  changeQuery: (changes: Partial<BoardQuery>) => void;
}

/** Inputs for the day and the filters of the board. */
export function BoardToolbar({ query: { date, region, role, keyword }, changeQuery }: BoardToolbarProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(fieldLabel(serviceApplication, `selectDayBoard.${name}`));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        '& > :not(:first-of-type)': { flex: '1 1 150px', maxWidth: { sm: 220 } },
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <IconButton
          size="small"
          aria-label={translate('service-manage.board.previous')}
          onClick={() => changeQuery({ date: addDays(date, -1) })}
        >
          <EarlierIcon />
        </IconButton>
        <Box sx={{ width: 170 }}>
          <DayField
            label={label('date')}
            value={date}
            onChange={(day) => {
              if (isDay(day)) changeQuery({ date: day });
            }}
          />
        </Box>
        <IconButton
          size="small"
          aria-label={translate('service-manage.board.next')}
          onClick={() => changeQuery({ date: addDays(date, 1) })}
        >
          <LaterIcon />
        </IconButton>
        <Button size="small" disabled={date === today()} onClick={() => changeQuery({ date: today() })}>
          {translate('service-manage.board.today')}
        </Button>
      </Box>
      <TextField
        select
        size="small"
        margin="none"
        label={label('role')}
        value={role ?? ''}
        onChange={({ target }) => changeQuery({ role: attendantRoles.find((each) => each === target.value) })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('service-manage.board.allRoles')}</MenuItem>
        {attendantRoles.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(choiceLabel(serviceApplication, 'selectDayBoard.role', each))}
          </MenuItem>
        ))}
      </TextField>
      <RegionFilter
        offers={placesOf('region')}
        label={label('region')}
        value={region}
        onChange={(code) => changeQuery({ region: code })}
      />
      <DebouncedTextField
        label={label('keyword')}
        value={keyword}
        onChange={(text) => changeQuery({ keyword: text.trim() })}
      />
    </Box>
  );
}
