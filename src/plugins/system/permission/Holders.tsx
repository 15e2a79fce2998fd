import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useAllowedActions, useCallQuery } from '../../../core/kit';
import { admin } from '../entities/admin';
import type { PermissionHolders } from '../entities/permissionCalls';
import { permissionTemplate } from '../entities/permissionTemplate';
import { RecordLink } from './RecordLink';

/** Lists the templates that allow a call, and the administrators who may make it. */
export function Holders({ id }: { id: number }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, ['selectHolders']).has('selectHolders');
  const { data, error } = useCallQuery<PermissionHolders>(
    resource,
    'selectHolders',
    { id },
    { enabled: isAllowed, silent: false },
  );
  if (!isAllowed) return <Box>{translate('system-manage.permission.holdersHidden')}</Box>;
  if (error) return <Alert severity="warning">{translate('system-manage.explain.failed')}</Alert>;
  if (!data) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Group label="system-manage.permission.byTemplates" count={data.templates.length}>
        {data.templates.map(({ id, name, enabled }) => (
          <li key={id}>
            <RecordLink entity={permissionTemplate.name} id={id}>
              {enabled ? name : translate('system-manage.permission.disabledTemplate', { name })}
            </RecordLink>
          </li>
        ))}
      </Group>
      <Group label="system-manage.permission.byAdmins" count={data.admins.length}>
        {data.admins.map(({ id, name, username }) => (
          <li key={id}>
            <RecordLink entity={admin.name} id={id}>
              {name} ({username})
            </RecordLink>
          </li>
        ))}
      </Group>
    </Box>
  );
}

function Group({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <section>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
        {translate(label, { count })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {children}
      </Box>
    </section>
  );
}
