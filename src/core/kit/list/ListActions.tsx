import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResourceActions } from '../../plugin-api';
import { ActionRunner } from '../action/ActionRunner';
import type { RecordAction } from '../action/recordActions';
import { useAllowedActions } from '../action/useAllowedActions';
import { entityLabel } from '../entity/labels';
import { useLabelInSentence } from '../entity/useLabelInSentence';
import { ExportButton } from '../export/ExportButton';
import { useListSettings } from './ListSettings';

/** Buttons of the whole list: contributed actions, export, and create. */
export function ListActions() {
  const { entity, resource, actions, onCreate, read } = useListSettings();
  const translate = useTranslate();
  const inSentence = useLabelInSentence();
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const allowed = useAllowedActions(resource, ['create', 'export']);
  return (
    <>
      {actions}
      <ContributedActions />
      {allowed.has('export') && <ExportButton />}
      {allowed.has('create') && onCreate && (
        <button type="button" className="kit-button kit-button-main" onClick={onCreate}>
          <AddIcon />
          {translate('kit.list.create', { name: inSentence(entityLabel(entity)) })}
        </button>
      )}
      {/* A special read is not a place to create records. */}
      {allowed.has('create') && !onCreate && !read && definition?.hasCreate && (
        <Link className="kit-button kit-button-main" to={createPath({ resource, type: 'create' })}>
          <AddIcon />
          {translate('kit.list.create', { name: inSentence(entityLabel(entity)) })}
        </Link>
      )}
    </>
  );
}

function ContributedActions() {
  const { entity, resource } = useListSettings();
  const translate = useTranslate();
  const contributed = useResourceActions(resource, 'resource');
  const allowed = useAllowedActions(
    resource,
    contributed.map((action) => action.permission?.action ?? action.operation ?? 'list'),
  );
  const [chosen, setChosen] = useState<RecordAction>();
  return (
    <>
      {contributed
        .filter((action) => allowed.has(action.permission?.action ?? action.operation ?? 'list'))
        .map(({ icon: Icon, ...action }) => (
          <button
            key={action.key}
            type="button"
            className="kit-button"
            onClick={() =>
              setChosen({
                ...action,
                tone: 'neutral',
                permission: action.permission ?? { resource, action: action.operation ?? 'list' },
              })
            }
          >
            {Icon && <Icon />}
            {translate(action.label)}
          </button>
        ))}
      {chosen && (
        <ActionRunner
          entity={entity}
          resource={resource}
          action={chosen}
          records={[]}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
