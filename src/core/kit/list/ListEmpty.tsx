import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { StateDrawing } from '../../theme/StateDrawing';
import { useListSettings } from './ListSettings';

/** No rows: because of the filters (with a way out of them), or because there is nothing yet. */
export function ListEmpty() {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 6,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <StateDrawing state={isFiltered ? 'noMatch' : 'empty'} />
      <Typography variant="body2">
        {translate(isFiltered ? 'kit.list.noMatch' : 'kit.list.empty', {
          name: translate(`entities.${entity.name}.name`),
        })}
      </Typography>
      {isFiltered && (
        <Button size="small" variant="outlined" onClick={() => setFilters({})}>
          {translate('kit.filter.clear')}
        </Button>
      )}
    </Box>
  );
}
