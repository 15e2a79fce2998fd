import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { ReadError } from '../page/ReadError';

/** The list could not be read: why, and a way to try again. */
export function ListError() {
  const { error, refetch } = useListContext();
  return (
    <Box sx={{ margin: 1 }}>
      <ReadError error={error} onRetry={() => void refetch()} />
    </Box>
  );
}
