import { Box, Breadcrumbs, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Crumb } from '../useCurrentPage';

/** The way to the page in view. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translate = useTranslate();
  return (
    <Box sx={{ px: { xs: 1.5, sm: 3 }, pt: 1.5, pb: 0.5, minHeight: 38, '@media print': { display: 'none' } }}>
      <Breadcrumbs aria-label={translate('console.breadcrumb')} sx={{ fontSize: 13 }}>
        {crumbs.map(({ title, to }, index) =>
          to ? (
            <Link
              key={to}
              component={RouterLink}
              to={to}
              underline="hover"
              variant="inherit"
              sx={{ color: 'text.secondary' }}
            >
              {title}
            </Link>
          ) : (
            <Typography
              key={title}
              variant="inherit"
              sx={{ color: index === crumbs.length - 1 ? 'text.primary' : 'text.secondary' }}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {title}
            </Typography>
          ),
        )}
      </Breadcrumbs>
    </Box>
  );
}
