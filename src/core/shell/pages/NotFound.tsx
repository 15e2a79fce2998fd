import { Box, Button, CssBaseline, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { StateMessage } from '../../runtime/states/StateMessage';
import { StateDrawing } from '../../theme/StateDrawing';
import { useDocumentTitle } from '../useDocumentTitle';

/** The public answer to an unknown address; it needs no login and tells nothing about what exists. */
export function NotFound() {
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
      <CssBaseline />
      <Paper sx={{ borderRadius: 4, width: '100%', maxWidth: 640 }}>
        <StateMessage
          icon={<StateDrawing state="lost" />}
          title={translate('console.notFound.title')}
          text={translate('console.notFound.text', { path: readablePath(pathname) })}
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

function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
