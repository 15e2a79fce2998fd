import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useListPath } from '../figure/useListPath';
import type { FilterValues } from '../list/filters/filterValues';

/** Links to the list of all records of a chart. */
export function ListLink({ resource, filter }: { resource: string; filter: FilterValues }) {
  const translate = useTranslate();
  const to = useListPath(resource, filter);
  return (
    <Box sx={{ textAlign: 'end' }}>
      <MuiLink component={Link} to={to} variant="body2">
        {translate('kit.widget.all')}
      </MuiLink>
    </Box>
  );
}
