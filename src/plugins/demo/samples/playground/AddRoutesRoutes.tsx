import AddLocationIcon from '@mui/icons-material/AddLocationAltOutlined';
import { Button, Link as MuiLink, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { definePlugin, type PluginDefinition, useAddPlugin } from '../../../../core/plugin-api';

const COUNT = 3;

/** Creates a plugin in place; a real plugin is a separate folder. */
const createPlugin = (section: string, title: string): PluginDefinition =>
  definePlugin({
    id: 'demo-added',
    version: '1.0.0',
    engines: { console: '^2.0.0' },
    base: 'demo/playground/add-routes',
    section: { label: 'section', icon: AddLocationIcon, order: 900 },
    routes: Array.from({ length: COUNT }, (_, index) => ({
      path: String(index + 1),
      label: `page${index + 1}`,
      component: () => import('../parts/AddedPage'),
    })),
    texts: {
      'titles/en': async () => ({
        default: {
          section,
          ...Object.fromEntries(Array.from({ length: COUNT }, (_, at) => [`page${at + 1}`, `${title} ${at + 1}`])),
        },
      }),
    },
  });

export default function AddRoutesRoutes() {
  const translate = useTranslate();
  const notify = useNotify();
  const addPlugin = useAddPlugin();
  const [isAdded, setAdded] = useState(false);
  const add = async () => {
    const section = translate('demo.addRoutesRoutes.section');
    const { isActive, problems } = await addPlugin(createPlugin(section, translate('demo.addRoutesRoutes.page')));
    // Already added during an earlier visit of this page.
    setAdded(true);
    if (!isActive) notify(problems.join('\n'), { type: 'warning' });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={add} disabled={isAdded}>
        {translate('demo.addRoutesRoutes.add', { count: COUNT })}
      </Button>
      {isAdded && (
        <MuiLink component={Link} to="/demo/playground/add-routes/1">
          {translate('demo.addRoutesRoutes.open')}
        </MuiLink>
      )}
    </Stack>
  );
}
