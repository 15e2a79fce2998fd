import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isPermissionPattern } from '../../../../contract/permissions';
import { useAllowedActions, useKitDataProvider } from '../../../core/kit';
import type { TemplateTrial } from '../entities/permissionCalls';
import { useCatalogue } from '../permission/useCatalogue';

/** Maximum number of listed names; the rest is counted. */
const NAMES_MAX = 60;

/** Shows what saving would allow and deny, and for whom, as computed by the server. */
export function TemplateEffect() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const record = useRecordContext();
  const isAllowed = useAllowedActions(resource, ['tryTemplate']).has('tryTemplate');
  const [grants, denies] = useDeferredValue(useWatch({ name: ['grants', 'denies'] }));
  const draft = { grants: validPatterns(grants), denies: validPatterns(denies) };
  const { data, error } = useQuery<TemplateTrial>({
    queryKey: [resource, 'tryTemplate', record?.id, draft],
    enabled: isAllowed,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { ...(record && { id: record.id }), ...draft };
      return (await dataProvider.call(resource, 'tryTemplate', params, { silent: true, signal })) as TemplateTrial;
    },
  });
  if (!isAllowed) return <Box>{translate('system-manage.template.effectHidden')}</Box>;
  if (error) return <Alert severity="warning">{translate('system-manage.template.effectFailed')}</Alert>;
  if (!data) return null;
  const isSame = data.gained.length + data.lost.length === 0;
  return (
    <Box aria-live="polite" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <span>{translate('system-manage.template.counts', { before: data.before, after: data.after })}</span>
      {isSame && <span>{translate('system-manage.template.same')}</span>}
      <Names label="system-manage.template.gained" names={data.gained} tone="success.dark" />
      <Names label="system-manage.template.lost" names={data.lost} tone="error.main" />
      {data.admins.length > 0 && (
        <section>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
            {translate('system-manage.template.touched', { count: data.admins.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {data.admins.map(({ id, name, username, gained, lost }) => (
              <li key={id}>
                {name} ({username}) {translate('system-manage.template.touchedBy', { gained, lost })}
              </li>
            ))}
          </Box>
        </section>
      )}
    </Box>
  );
}

function Names({ label, names, tone }: { label: string; names: readonly string[]; tone: string }) {
  const translate = useTranslate();
  const { data: catalogue = [] } = useCatalogue();
  if (names.length === 0) return null;
  const titles = new Map(catalogue.map(({ name, title }) => [name, title]));
  return (
    <section>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, color: tone }}>
        {translate(label, { count: names.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {names.slice(0, NAMES_MAX).map((name) => (
          <li key={name} title={name}>
            {titles.get(name) ?? name}
          </li>
        ))}
        {names.length > NAMES_MAX && (
          <li>{translate('system-manage.template.more', { count: names.length - NAMES_MAX })}</li>
        )}
      </Box>
    </section>
  );
}

/** Filters out incomplete patterns, which their inputs report. */
function validPatterns(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isPermissionPattern) : [];
}
