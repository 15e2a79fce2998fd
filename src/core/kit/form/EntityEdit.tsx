import { type ReactNode, useMemo } from 'react';
import {
  EditBase,
  useCreatePath,
  useEditContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useTabs } from '../../plugin-api';
import type { Values } from '../entity/changedFields';
import { entityLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { useLabelInSentence } from '../entity/useLabelInSentence';
import { useRecordTitle } from '../entity/useRecordTitle';
import { ReferencingRecordsContext } from '../field/ReferencingRecords';
import { PageHeader } from '../page/PageHeader';
import { SlotWidgets } from '../page/SlotWidgets';
import { RecordStates } from '../show/RecordStates';
import { EntityForm } from './EntityForm';
import type { FormOptions } from './FormSettings';
import { FormSkeleton } from './FormSkeleton';
import { ConflictDialog } from './saving/ConflictDialog';
import type { DuplicateConfirmation } from './saving/useDuplicateConfirmation';
import { useVersionedSave } from './saving/useVersionedSave';

export interface EntityEditProps<E extends Entity = Entity> {
  entity: E;
  /** Options that do not follow from the entity. */
  form?: FormOptions<E>;
  /** Target after saving. Defaults to the record's page, or the list if there is none. */
  redirect?: 'list' | 'show';
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The page for editing a record. It sends only the changes, with the version they are based on. */
export function EntityEdit<E extends Entity>({ entity, redirect, form, actions }: EntityEditProps<E>) {
  const resource = useResourceContext() ?? '';
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const { replace } = useTabs();
  const versionedSave = useVersionedSave({
    entity,
    onSaved: ({ id }) => replace(createPath({ resource, id, type: redirect ?? (hasShow ? 'show' : 'list') })),
  });
  return (
    <EditBase
      mutationMode="pessimistic"
      transform={versionedSave.transform}
      mutationOptions={versionedSave.mutationOptions}
      queryOptions={queryOptions}
    >
      <RecordStates skeleton={<FormSkeleton entity={entity} options={form} />}>
        <EditPage
          key={versionedSave.epoch}
          entity={entity}
          form={form}
          actions={actions}
          duplicates={versionedSave.duplicates}
        />
        {versionedSave.conflict && (
          <Conflict entity={entity} conflict={versionedSave.conflict} versionedSave={versionedSave} />
        )}
      </RecordStates>
    </EditBase>
  );
}

/** The page itself shows that the record does not exist. */
const queryOptions = { onError: () => undefined };

function EditPage({
  entity,
  form,
  actions,
  duplicates,
}: Omit<EntityEditProps, 'redirect'> & { duplicates: DuplicateConfirmation }) {
  const translate = useTranslate();
  const inSentence = useLabelInSentence();
  const { record } = useEditContext<KitRecord>();
  const resource = useResourceContext() ?? '';
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const { leave } = useTabs();
  const name = String(record?.[entity.titleField] ?? '');
  useRecordTitle(entity, record);
  const id = record?.id;
  const referencing = useMemo(() => ({ resource, ids: id === undefined ? [] : [id] }), [resource, id]);
  return (
    <ReferencingRecordsContext value={referencing}>
      <PageHeader
        title={`${translate('kit.form.edit', { name: inSentence(entityLabel(entity)) })} · ${name}`}
        actions={actions}
      />
      <SlotWidgets page="edit" record={record} />
      <EntityForm
        entity={entity}
        mode="edit"
        options={form}
        duplicates={duplicates}
        onCancel={() => leave(createPath({ resource, id: record?.id, type: hasShow ? 'show' : 'list' }))}
      />
    </ReferencingRecordsContext>
  );
}

export interface ConflictProps {
  entity: Entity;
  conflict: { base: KitRecord; mine: Values; theirs: KitRecord };
  versionedSave: ReturnType<typeof useVersionedSave>;
}

/** Resolves a version conflict; must be inside the edit context. */
export function Conflict({ entity, conflict, versionedSave }: ConflictProps) {
  const { refetch } = useEditContext<KitRecord>();
  return (
    <ConflictDialog
      entity={entity}
      {...conflict}
      onReload={() => void versionedSave.startOver(refetch)}
      onKeep={() => versionedSave.saveAgain()}
      onClose={versionedSave.clear}
    />
  );
}
