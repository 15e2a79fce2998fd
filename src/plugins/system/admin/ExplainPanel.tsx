import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useAllowedActions, useCallQuery } from '../../../core/kit';
import type { DecidingRule, MatchingPattern, PermissionExplanation } from '../entities/explainPermission';
import { permissionTemplate } from '../entities/permissionTemplate';
import { describePattern, matchesAllWords } from '../permission/describePattern';
import { RecordLink } from '../permission/RecordLink';
import { type CatalogueEntry, useCatalogue } from '../permission/useCatalogue';
import { usePatternTexts } from '../permission/usePatternTexts';

/** Maximum number of options; typing filters them. */
const SHOWN = 100;

/** Explains why an administrator may or may not make a call: the rules in order of evaluation. */
export function ExplainPanel({ adminId }: { adminId: number }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, ['selectExplanation']).has('selectExplanation');
  const { data: catalogue = [], isLoading } = useCatalogue();
  const [chosen, setChosen] = useState<CatalogueEntry | null>(null);
  if (!isAllowed) return <Box>{translate('system-manage.explain.notAllowed')}</Box>;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Autocomplete
        size="small"
        options={catalogue}
        loading={isLoading}
        value={chosen}
        onChange={(_, entry) => setChosen(entry)}
        getOptionLabel={({ title, name }) => `${title} · ${name}`}
        getOptionKey={({ name }) => name}
        filterOptions={(all, { inputValue }) =>
          all.filter(({ title, name }) => matchesAllWords(`${title} ${name}`, inputValue)).slice(0, SHOWN)
        }
        isOptionEqualToValue={(one, other) => one.name === other.name}
        renderInput={(params) => <TextField {...params} label={translate('system-manage.explain.choose')} />}
      />
      {chosen && <Explanation adminId={adminId} name={chosen.name} title={chosen.title} resource={resource} />}
    </Box>
  );
}

interface Question {
  adminId: number;
  name: string;
  title: string;
  resource: string;
}

/** The rules in the order in which the server evaluates them. */
const RULES: readonly DecidingRule[] = ['superAdmin', 'deny', 'grant', 'none'];

function Explanation({ adminId, name, title, resource }: Question) {
  const translate = useTranslate();
  const { data, error } = useCallQuery<PermissionExplanation>(
    resource,
    'selectExplanation',
    { id: adminId, name },
    { silent: false },
  );
  if (error) return <Alert severity="warning">{translate('system-manage.explain.failed')}</Alert>;
  if (!data) return null;
  const at = RULES.indexOf(data.decidedBy);
  return (
    <>
      <Alert severity={data.allowed ? 'success' : 'error'} role="status">
        {translate(data.allowed ? 'system-manage.explain.allowed' : 'system-manage.explain.refused', { name: title })}
      </Alert>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
        {RULES.map((rule, index) => (
          <Box
            component="li"
            key={rule}
            aria-current={index === at ? 'true' : undefined}
            sx={{ color: index > at ? 'text.secondary' : undefined, fontWeight: index === at ? 600 : undefined }}
          >
            {translate(`system-manage.explain.rules.${rule}.${index < at ? 'no' : index === at ? 'yes' : 'unasked'}`)}
            {rule === 'deny' && <Patterns patterns={data.denies} />}
            {rule === 'grant' && <Patterns patterns={data.grants} />}
          </Box>
        ))}
      </Box>
      <Remedies remedies={data.remedies} />
    </>
  );
}

/** Lists templates that would allow a call that no rule allows. */
function Remedies({ remedies }: Pick<PermissionExplanation, 'remedies'>) {
  const translate = useTranslate();
  if (remedies.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {translate('system-manage.explain.remedies')}
      {remedies.map(({ id, name }) => (
        <RecordLink key={id} entity={permissionTemplate.name} id={id}>
          {name}
        </RecordLink>
      ))}
    </Box>
  );
}

function Patterns({ patterns }: { patterns: readonly MatchingPattern[] }) {
  const translate = useTranslate();
  const texts = usePatternTexts();
  const { data: catalogue = [] } = useCatalogue();
  if (patterns.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, fontWeight: 400 }}>
      {patterns.map(({ pattern, template }) => (
        <li key={`${template?.id} ${pattern}`}>
          <span title={pattern}>{describePattern(pattern, catalogue, texts)}</span>{' '}
          {template ? (
            <RecordLink entity={permissionTemplate.name} id={template.id}>
              {translate('system-manage.explain.fromTemplate', { name: template.name })}
            </RecordLink>
          ) : (
            translate('system-manage.explain.fromAccount')
          )}
        </li>
      ))}
    </Box>
  );
}
