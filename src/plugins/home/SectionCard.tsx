import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type HostPage, type HostSection, useAllowedPages } from '../../core/plugin-api';

/** Most pages of a section named on its card; the section's own index has all. */
const PAGES_SHOWN = 5;

/** A section with links to its pages; nothing where the administrator may open none of them. */
export function SectionCard({ section }: { section: HostSection }) {
  const translate = useTranslate();
  const { label, icon: Icon } = section;
  const pages = section.pages.filter(({ path }) => path.startsWith('/'));
  const index = pages.find(({ path }) => path.endsWith('/index'));
  const mayOpen = new Set(useAllowedPages().map(({ path }) => path));
  const allowed = pages.filter((page) => page !== index && mayOpen.has(page.path));
  if (allowed.length === 0) return null;
  return (
    <Card component="section" aria-label={translate(label)} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 34,
            height: 34,
            borderRadius: 1.5,
            bgcolor: 'primary.light',
            color: 'primary.dark',
            '& svg': { fontSize: 20 },
          }}
        >
          <Icon />
        </Box>
        <Typography variant="h3" component="h3">
          {index ? (
            <MuiLink component={Link} to={index.path} underline="hover" sx={{ color: 'text.primary' }}>
              {translate(label)}
            </MuiLink>
          ) : (
            translate(label)
          )}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}
      >
        {allowed.slice(0, PAGES_SHOWN).map((page) => (
          <PageLink key={page.path} page={page} />
        ))}
      </Box>
    </Card>
  );
}

function PageLink({ page: { path, label } }: { page: HostPage }) {
  const translate = useTranslate();
  return (
    <li>
      <MuiLink
        component={Link}
        to={path}
        underline="hover"
        sx={{ fontSize: 13, lineHeight: 2, color: 'text.secondary' }}
      >
        {translate(label)}
      </MuiLink>
    </li>
  );
}
