import LinkIcon from '@mui/icons-material/AddLinkOutlined';
import UnlinkIcon from '@mui/icons-material/LinkOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import {
  HttpError,
  type RaRecord,
  useCreatePath,
  useGetList,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { EmptySection, FieldValue, useAllowedActions, useKitDataProvider, useNotifyRefusal } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { elderly } from '../../elderly/entities/elderly';

const LinkDialog = lazy(() => import('./LinkDialog'));

/** More links than any account has; the server enforces the limit. */
const ELDERS_MAX = 50;

interface FamilyProps {
  /** Id of the account. */
  id: number;
  /** A closed account cannot get new links. */
  isOpen: boolean;
}

/** Shows the elders in the family of an account, and adds and removes links. */
export function FamilyLinks(props: FamilyProps) {
  const resource = useEntityResource(elderly.name);
  return resource ? <FamilyContent {...props} elders={resource} /> : null;
}

function FamilyContent({ id, isOpen, elders }: FamilyProps & { elders: string }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notifyRefusal = useNotifyRefusal();
  const createPath = useCreatePath();
  const dataProvider = useKitDataProvider();
  const resource = useResourceContext() ?? '';
  const allowed = useAllowedActions(resource, ['linkElderly', 'unlinkElderly']);
  const canRead = useAllowedActions(elders, ['list']).has('list');
  const [isLinking, setIsLinking] = useState(false);
  const { data = [], isPending } = useGetList<RaRecord>(
    elders,
    { pagination: { page: 1, perPage: ELDERS_MAX }, sort: { field: 'id', order: 'ASC' }, filter: { userIds: id } },
    { enabled: canRead, retry: false },
  );
  if (!canRead) return null;

  async function unlink(elderlyId: RaRecord['id']) {
    try {
      await dataProvider.call(resource, 'unlinkElderly', { id, elderlyId }, { silent: 'rejection' });
    } catch (failure) {
      // The HTTP client reports other failures.
      if (failure instanceof HttpError) notifyRefusal(failure);
    }
    refresh();
  }

  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', marginBlockEnd: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
          {translate('account-manage.user.family')}
        </Typography>
        {isOpen && allowed.has('linkElderly') && (
          <Button size="small" startIcon={<LinkIcon />} onClick={() => setIsLinking(true)}>
            {translate('account-manage.user.link')}
          </Button>
        )}
      </Box>
      {!isPending && data.length === 0 && <EmptySection>{translate('account-manage.user.noFamily')}</EmptySection>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((elder) => (
          <Box component="li" key={elder.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
            <MuiLink
              component={Link}
              to={createPath({ resource: elders, id: elder.id, type: 'show' })}
              underline="hover"
            >
              <FieldValue entity={elderly} source="name" record={elder} />
            </MuiLink>
            <FieldValue entity={elderly} source="status" record={elder} />
            <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, minWidth: 0 }} noWrap>
              <FieldValue entity={elderly} source="community" record={elder} />
            </Typography>
            {allowed.has('unlinkElderly') && (
              <Tooltip title={translate('account-manage.user.unlink')}>
                <IconButton
                  size="small"
                  aria-label={translate('account-manage.user.unlink')}
                  onClick={() => void unlink(elder.id)}
                >
                  <UnlinkIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        ))}
      </Box>
      {isLinking && (
        <Suspense fallback={null}>
          <LinkDialog id={id} resource={resource} onClose={() => setIsLinking(false)} />
        </Suspense>
      )}
    </Paper>
  );
}
