import { Box, Button, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { useDocumentTitle } from '../useDocumentTitle';
import { NotFoundMessage } from './NotFoundMessage';

/** Public 404 page; it requires no login and does not reveal which addresses exist. */
export default function PublicNotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  useDocumentTitle([translate('console.notFound.title')]);
  return (
    <Box
      component="main"
      sx={(theme) => ({
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: theme.shell.background,
      })}
    >
      <Paper sx={{ borderRadius: 4, width: '100%', maxWidth: 640 }}>
        <NotFoundMessage
          path={pathname}
          actions={
            <Button variant="contained" component={Link} to={HOME_PATH} replace>
              {translate('console.action.home')}
            </Button>
          }
        />
      </Paper>
    </Box>
  );
}
