import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type HostPage, PluginIdContext, usePermission, useSections } from '../../plugin-api';
import { PageHeader } from './PageHeader';

/** First page of a section: its other pages as large links, those the administrator may see. */
export function SectionIndex() {
  const plugin = useContext(PluginIdContext);
  const section = useSections().find((each) => each.plugin === plugin);
  if (!section) return null;
  return (
    <>
      <PageHeader title={section.label} />
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 2,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        }}
      >
        {section.pages
          .filter(({ path }) => path.startsWith('/') && !path.endsWith('/index'))
          .map((page) => (
            <PageLink key={page.path} page={page} />
          ))}
      </Box>
    </>
  );
}

function PageLink({ page: { path, label, icon: Icon, permission } }: { page: HostPage }) {
  const translate = useTranslate();
  if (!usePermission(permission)) return null;
  return (
    <li>
      <ButtonBase
        component={Link}
        to={path}
        sx={{
          width: '100%',
          justifyContent: 'flex-start',
          gap: 1.5,
          px: 2,
          py: 1.75,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          font: 'inherit',
          textAlign: 'left',
          transition: 'border-color .15s, background-color .15s',
          '&:hover': { borderColor: 'primary.main', bgcolor: 'primary.light' },
          '& svg': { color: 'primary.dark', fontSize: 22 },
        }}
      >
        {Icon && <Icon />}
        {translate(label)}
      </ButtonBase>
    </li>
  );
}
