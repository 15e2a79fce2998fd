import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { addDays, isDay } from '../../../../contract/moment';
import { choiceLabel, DayField, fieldLabel, LateTextField, RegionFilter, today } from '../../../core/kit';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { attendantRoles } from '../entities/attendantRoles';
import { serviceApplication } from '../entities/serviceApplication';
import type { BoardQuestion } from './useBoardAddress';

export interface BoardToolbarProps {
  question: BoardQuestion;
  ask: (changes: Partial<BoardQuestion>) => void;
}

/** Inputs for the day and the filters of the board. */
export function BoardToolbar({ question: { date, region, role, keyword }, ask }: BoardToolbarProps) {
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
          onClick={() => ask({ date: addDays(date, -1) })}
        >
          <EarlierIcon />
        </IconButton>
        <Box sx={{ width: 170 }}>
          <DayField
            label={label('date')}
            value={date}
            onChange={(day) => {
              if (isDay(day)) ask({ date: day });
            }}
          />
        </Box>
        <IconButton
          size="small"
          aria-label={translate('service-manage.board.next')}
          onClick={() => ask({ date: addDays(date, 1) })}
        >
          <LaterIcon />
        </IconButton>
        <Button size="small" disabled={date === today()} onClick={() => ask({ date: today() })}>
          {translate('service-manage.board.today')}
        </Button>
      </Box>
      <TextField
        select
        size="small"
        margin="none"
        label={label('role')}
        value={role ?? ''}
        onChange={({ target }) => ask({ role: attendantRoles.find((each) => each === target.value) })}
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
        onChange={(code) => ask({ region: code })}
      />
      <LateTextField label={label('keyword')} value={keyword} onChange={(text) => ask({ keyword: text.trim() })} />
    </Box>
  );
}
