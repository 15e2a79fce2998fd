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
import type { KitRecord } from '../entity/representRecord';
import { useNamedRecord } from '../entity/useNamedRecord';
import { NamingRecordsContext } from '../field/NamingRecords';
import { PageHeader } from '../page/PageHeader';
import { SlotWidgets } from '../page/SlotWidgets';
import { RecordStates } from '../show/RecordStates';
import { ConflictDialog } from './ConflictDialog';
import { EntityForm } from './EntityForm';
import type { FormOptions } from './FormSettings';
import type { DuplicateQuestion } from './useDuplicateQuestion';
import { useVersionedSave } from './useVersionedSave';

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
  const versioned = useVersionedSave({
    onSaved: ({ id }) => replace(createPath({ resource, id, type: redirect ?? (hasShow ? 'show' : 'list') })),
  });
  return (
    <EditBase
      mutationMode="pessimistic"
      transform={versioned.transform}
      mutationOptions={versioned.mutationOptions}
      queryOptions={quiet}
    >
      <RecordStates>
        <EditPage
          key={versioned.epoch}
          entity={entity}
          form={form}
          actions={actions}
          duplicates={versioned.duplicates}
        />
        {versioned.conflict && <Conflict entity={entity} conflict={versioned.conflict} saved={versioned} />}
      </RecordStates>
    </EditBase>
  );
}

/** The page itself shows that the record does not exist. */
const quiet = { onError: () => undefined };

function EditPage({
  entity,
  form,
  actions,
  duplicates,
}: Omit<EntityEditProps, 'redirect'> & { duplicates: DuplicateQuestion }) {
  const translate = useTranslate();
  const { record } = useEditContext<KitRecord>();
  const resource = useResourceContext() ?? '';
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const { leave } = useTabs();
  const name = String(record?.[entity.represent] ?? '');
  useNamedRecord(entity, record);
  const id = record?.id;
  const naming = useMemo(() => ({ resource, ids: id === undefined ? [] : [id] }), [resource, id]);
  return (
    <NamingRecordsContext value={naming}>
      <PageHeader
        title={`${translate('kit.form.edit', { name: translate(entityLabel(entity)) })} · ${name}`}
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
    </NamingRecordsContext>
  );
}

export interface ConflictProps {
  entity: Entity;
  conflict: { base: KitRecord; mine: Values; theirs: KitRecord };
  saved: ReturnType<typeof useVersionedSave>;
}

/** Resolves a version conflict; must be inside the edit context. */
export function Conflict({ entity, conflict, saved }: ConflictProps) {
  const { refetch } = useEditContext<KitRecord>();
  return (
    <ConflictDialog
      entity={entity}
      {...conflict}
      onReload={() => void saved.startOver(refetch)}
      onKeep={() => saved.saveAgain()}
      onClose={saved.clear}
    />
  );
}
