import Box from '@mui/material/Box';
import { CreateBase, useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useTabs } from '../../plugin-api';
import { entityLabel } from '../entity/labels';
import { useLabelInSentence } from '../entity/useLabelInSentence';
import { PageHeader } from '../page/PageHeader';
import { EntityForm } from './EntityForm';
import type { FormOptions } from './FormSettings';
import { useDuplicateConfirmation } from './saving/useDuplicateConfirmation';

export interface EntityCreateProps<E extends Entity = Entity> {
  entity: E;
  /** Options that do not follow from the entity. */
  form?: FormOptions<E>;
  /** Target after saving. Defaults to the new record's page. */
  redirect?: 'list' | 'show';
}

/** The page for a new record. */
export function EntityCreate<E extends Entity>({ entity, form, redirect = 'show' }: EntityCreateProps<E>) {
  const translate = useTranslate();
  const inSentence = useLabelInSentence();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { replace, leave } = useTabs();
  const duplicates = useDuplicateConfirmation();
  return (
    <CreateBase
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: ({ id }) => replace(createPath({ resource, id, type: redirect })),
        // The HTTP client has reported the reason, and the form shows the messages at their fields.
        onError: duplicates.ask,
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        <PageHeader title={translate('kit.form.create', { name: inSentence(entityLabel(entity)) })} />
        <EntityForm
          entity={entity}
          mode="create"
          options={form}
          duplicates={duplicates}
          onCancel={() => leave(createPath({ resource, type: 'list' }))}
        />
      </Box>
    </CreateBase>
  );
}
