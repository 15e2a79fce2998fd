import { lazy, type ReactNode, Suspense, useCallback, useId, useMemo, useRef } from 'react';
import { Form, useRecordContext, useSaveContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { CONFIRM_DUPLICATES } from '../../../../contract/duplicates';
import { isMaskedField } from '../../../../contract/masks';
import type { Values } from '../entity/changedFields';
import { inputNames } from '../entity/fields';
import { Presence } from '../presence/Presence';
import { FormRefusal } from '../refusal/FormRefusal';
import { FormSections } from './FormSections';
import { type FormOptions, type FormSection, FormSettingsContext } from './FormSettings';
import { MaskLock, useMaskLock } from './masked/MaskLock';
import { DeriveEffect } from './rules/DeriveEffect';
import { changesOf, useFormRules } from './rules/useFormRules';
import { PendingUploads } from './saving/PendingUploads';
import { SaveBar } from './saving/SaveBar';
import { UnsavedChanges } from './saving/UnsavedChanges';
import type { DuplicateConfirmation } from './saving/useDuplicateConfirmation';
import { formSections } from './sectionsOfForm';

const DuplicateDialog = lazy(() => import('./saving/DuplicateDialog'));

export interface EntityFormProps {
  entity: Entity;
  mode: 'create' | 'edit';
  /** Form options of the page. */
  options?: FormOptions;
  /** Parts of the form, if they do not follow from the entity's groups. */
  sections?: readonly FormSection[];
  onCancel: () => void;
  /** `dialog`: no card around the parts, and the save bar at the bottom of the dialog. */
  frame?: 'page' | 'dialog';
  /** Asks about records that the save of the context around the form may duplicate. */
  duplicates?: DuplicateConfirmation;
  /** Above the parts. */
  children?: ReactNode;
}

/**
 * The form of an entity: generates inputs from its fields, validates by its rules, fills in derived values and locks masked
 * ones. The surrounding save context gets only the changes; for a new record, the entered values.
 */
export function EntityForm(props: EntityFormProps) {
  const { entity, mode, options, sections, onCancel, frame: variant = 'page', duplicates, children } = props;
  const record = useRecordContext();
  const settings = useMemo(() => ({ entity, mode }), [entity, mode]);
  const allowed = useMemo(() => inputNames(entity, mode), [entity, mode]);
  const parts = useMemo(() => sections ?? formSections(entity, allowed, options), [entity, sections, allowed, options]);
  const defaultValues = options?.defaultValues;
  const initial = useMemo(
    () => ({ ...initialValues(entity, allowed), ...defaultValues }),
    [entity, allowed, defaultValues],
  );
  const lock = useRef<MaskLockView>({ locked: new Set(), unmaskedRecord: () => ({}) });
  const { validate } = useFormRules(entity, mode);
  const { save } = useSaveContext();
  const formId = useId();
  const confirmation = useRef<string>(undefined);

  const validateForm = useCallback(
    async (values: Values) => {
      const { locked, unmaskedRecord } = lock.current;
      // Until the mask lock has rendered (on the very first validation), all masked values count as locked.
      return validate({ values, record: mode === 'edit' ? { ...record, ...unmaskedRecord() } : {}, locked });
    },
    [validate, mode, record],
  );
  const submit = (values: Values) => {
    const { locked, unmaskedRecord } = lock.current;
    const changes = changesOf({ values, record: mode === 'edit' ? unmaskedRecord() : {}, locked, names: allowed });
    const confirmed = confirmation.current;
    confirmation.current = undefined;
    return save?.(confirmed === undefined ? changes : { ...changes, [CONFIRM_DUPLICATES]: confirmed });
  };
  const saveDespiteDuplicates = () => {
    confirmation.current = duplicates?.found?.confirmation;
    duplicates?.clear();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };

  return (
    <FormSettingsContext.Provider value={settings}>
      <Form
        id={formId}
        mode="onTouched"
        defaultValues={mode === 'create' ? initial : undefined}
        validate={validateForm}
        onSubmit={submit}
        resetOptions={keepDirtyOptions}
        disableInvalidFormNotification
        noValidate
      >
        <PendingUploads>
          <MaskLock>
            <MaskLockProbe lock={lock} />
            <DeriveEffect />
            <UnsavedChanges />
            {children}
            <FormSections entity={entity} sections={parts} frame={variant} />
            <FormRefusal entity={entity} />
            <SaveBar
              onCancel={onCancel}
              frame={variant}
              presence={mode === 'edit' && <Presence entity={entity} />}
              canReveal={mode === 'edit' && allowed.some((name) => isMaskable(entity, name))}
            />
          </MaskLock>
        </PendingUploads>
      </Form>
      {duplicates?.found && (
        <Suspense fallback={null}>
          <DuplicateDialog
            entity={entity}
            duplicates={duplicates.found}
            onSave={saveDespiteDuplicates}
            onClose={duplicates.clear}
          />
        </Suspense>
      )}
    </FormSettingsContext.Provider>
  );
}

const keepDirtyOptions = { keepDirtyValues: true };

interface MaskLockView {
  locked: ReadonlySet<string>;
  unmaskedRecord: () => Values;
}

/** Exposes the mask lock to the validation, which runs outside the form. */
function MaskLockProbe({ lock }: { lock: { current: MaskLockView } }) {
  lock.current = useMaskLock();
  return null;
}

function initialValues(entity: Entity, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, entity.fields[name]?.default ?? null]));
}

function isMaskable(entity: Entity, name: string): boolean {
  const field = entity.fields[name];
  return field !== undefined && isMaskedField(field);
}
