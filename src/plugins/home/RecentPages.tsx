import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type HostPage, usePermission, useRecentPages } from '../../core/plugin-api';

/** The pages the administrator was on last, as links; absent on the first day. */
export function RecentPages() {
  const translate = useTranslate();
  const pages = useRecentPages().filter(({ path }) => path !== '/index');
  if (pages.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {translate('home.recent')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {pages.map((page) => (
          <RecentPage key={page.path} page={page} />
        ))}
      </Box>
    </Box>
  );
}

function RecentPage({ page: { path, label, icon: Icon, permission } }: { page: HostPage }) {
  const translate = useTranslate();
  if (!usePermission(permission)) return null;
  return (
    <li>
      <Chip
        component={Link}
        to={path}
        clickable
        variant="outlined"
        icon={Icon && <Icon />}
        label={translate(label)}
        sx={{ px: 0.5 }}
      />
    </li>
  );
}
