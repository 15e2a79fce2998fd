import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useMemo } from 'react';
import { CreateBase, EditBase, useRefresh, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { inputNames } from '../entity/fields';
import { entityLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { useLabelInSentence } from '../entity/useLabelInSentence';
import { Conflict } from '../form/EntityEdit';
import { EntityForm } from '../form/EntityForm';
import type { FormOptions } from '../form/FormSettings';
import { useVersionedSave } from '../form/saving/useVersionedSave';
import { TitledDialog } from '../page/TitledDialog';
import { RecordStates } from '../show/RecordStates';

export interface DictionaryDialogProps {
  entity: Entity;
  /** The entry to edit; without it the dialog creates a new one. */
  record?: KitRecord;
  /** Custom inputs, by field. */
  inputs?: FormOptions['inputs'];
  width?: 'sm' | 'md' | 'lg';
  onClose: () => void;
}

/** Dialog that creates or edits an entry of a type list, over the list. Loaded on first use. */
export default function DictionaryDialog({ entity, record, inputs, width = 'sm', onClose }: DictionaryDialogProps) {
  const translate = useTranslate();
  const inSentence = useLabelInSentence();
  const title = translate(record ? 'kit.form.edit' : 'kit.form.create', { name: inSentence(entityLabel(entity)) });
  return (
    <TitledDialog
      title={title}
      maxWidth={width}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      sx={fromTopSx}
    >
      <DialogContent sx={{ paddingBlockEnd: 0 }}>
        {record ? (
          <EditEntry entity={entity} record={record} inputs={inputs} onClose={onClose} />
        ) : (
          <NewEntry entity={entity} inputs={inputs} onClose={onClose} />
        )}
      </DialogContent>
    </TitledDialog>
  );
}

/** Fixed at its top, so that inputs do not move when a message appears at the bottom. */
const fromTopSx = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    '--top': 'max(32px, 10vh)',
    marginBlockStart: 'var(--top)',
    maxHeight: 'calc(100% - var(--top) - 32px)',
  },
} as const;

function NewEntry({ entity, inputs, onClose }: DictionaryDialogProps) {
  const done = useRefreshAndClose(onClose);
  const sections = useMemo(
    () => [{ label: entityLabel(entity), fields: sortFieldNames(inputNames(entity, 'create')), inputs }],
    [entity, inputs],
  );
  return (
    <CreateBase
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: done, onError: () => undefined }}
    >
      <LabelSpacing>
        <EntityForm entity={entity} mode="create" sections={sections} frame="dialog" onCancel={onClose} />
      </LabelSpacing>
    </CreateBase>
  );
}

function EditEntry({ entity, record, inputs, onClose }: DictionaryDialogProps & { record: KitRecord }) {
  const translate = useTranslate();
  const versioned = useVersionedSave({ entity, onSaved: useRefreshAndClose(onClose) });
  const isBuiltin = record.builtin === true;
  const sections = useMemo(
    () => [
      {
        label: entityLabel(entity),
        // The code of a standard entry is its identifier in other systems, so it is not editable.
        fields: sortFieldNames(inputNames(entity, 'edit').filter((name) => !(isBuiltin && name === 'code'))),
        inputs,
      },
    ],
    [entity, isBuiltin, inputs],
  );
  return (
    <EditBase
      id={record.id}
      redirect={false}
      mutationMode="pessimistic"
      transform={versioned.transform}
      mutationOptions={versioned.mutationOptions}
      queryOptions={{ onError: () => undefined }}
    >
      <RecordStates>
        <LabelSpacing>
          {isBuiltin && (
            <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
              {translate('kit.dictionary.codeFixed')}
            </Alert>
          )}
          <EntityForm
            key={versioned.epoch}
            entity={entity}
            mode="edit"
            sections={sections}
            frame="dialog"
            onCancel={onClose}
          />
        </LabelSpacing>
        {versioned.conflict && <Conflict entity={entity} conflict={versioned.conflict} versionedSave={versioned} />}
      </RecordStates>
    </EditBase>
  );
}

/** Room for the labels of the first row, which overlap the border of their inputs. */
function LabelSpacing({ children }: { children: ReactNode }) {
  return <div style={{ paddingBlockStart: 8 }}>{children}</div>;
}

function useRefreshAndClose(onClose: () => void): () => void {
  const refresh = useRefresh();
  return () => {
    refresh();
    onClose();
  };
}

const trailingFields = ['sort', 'color', 'enabled', 'description', 'remark'];

/** Puts the names and the list's own fields first, and the fields of all type lists last. */
function sortFieldNames(names: readonly string[]): string[] {
  return [
    ...names.filter((name) => !trailingFields.includes(name)),
    ...trailingFields.filter((name) => names.includes(name)),
  ];
}
