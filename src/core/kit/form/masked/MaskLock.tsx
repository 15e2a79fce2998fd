import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { UNMASK_SECONDS } from '../../../../../contract/constants';
import type { Entity } from '../../../../../contract/defineEntity';
import { isKnownEmpty, isMaskedField } from '../../../../../contract/masks';
import { useIsUnmasked } from '../../../plugin-api';
import { sameValue } from '../../entity/changedFields';
import { inputNames } from '../../entity/fields';
import type { KitRecord } from '../../entity/recordTitle';
import { useFormSettings } from '../FormSettings';

interface MaskLockState {
  /** Fields that show their masked value and are not submitted. */
  locked: ReadonlySet<string>;
  /** Clears a field, so that the user can type a new value. */
  retype: (name: string) => void;
  /** Fills in the real values for {@link UNMASK_SECONDS}. */
  reveal: (record: KitRecord) => void;
  /** Masks unchanged revealed values again. */
  hide: () => void;
  /** Time in milliseconds since 1970 until which real values are shown. */
  until: number | undefined;
  /** Returns the record with the revealed values, as the base for detecting changes. */
  unmaskedRecord: () => Readonly<Record<string, unknown>>;
}

const MaskLockContext = createContext<MaskLockState | undefined>(undefined);

/** Returns the mask lock of the surrounding form. */
export function useMaskLock(): MaskLockState {
  const state = useContext(MaskLockContext);
  if (!state) throw new Error('This input works only inside an <EntityForm>.');
  return state;
}

/**
 * Prevents masked values of an edited record from being sent back as real ones. They are locked until the user retypes them,
 * or reveals them with a reason. Unchanged revealed values are locked again after the time limit.
 */
export function MaskLock({ children }: { children: ReactNode }) {
  const { entity, mode } = useFormSettings();
  const record = useRecordContext<KitRecord>();
  const form = useFormContext();
  const isUnmasked = useIsUnmasked();
  const maskable = useMemo(
    () =>
      mode === 'edit' && !isUnmasked
        ? inputNames(entity, mode).filter(
            (name) => isMasked(entity.fields[name]) && !isKnownEmptyValue(entity, record, name),
          )
        : [],
    [entity, mode, record, isUnmasked],
  );
  const [unlocked, setUnlocked] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState<{ record: KitRecord; until: number }>();
  const unmaskedRef = useRef<Readonly<Record<string, unknown>>>({});
  unmaskedRef.current = { ...record, ...revealed?.record };

  /**
   * Sets new values for unchanged fields; `preservedNames` names fields whose current value is preserved
   * entirely (a half retyped list).
   */
  const refill = useCallback(
    (values: Readonly<Record<string, unknown>>, preservedNames: readonly string[]) => {
      const preservedValues = preservedNames.map((name) => [name, form.getValues(name)] as const);
      form.reset({ ...values }, { keepDirtyValues: true, keepErrors: true, keepTouched: true });
      for (const [name, value] of preservedValues) form.setValue(name, value, { shouldDirty: true });
    },
    [form],
  );

  const retype = useCallback(
    (name: string) => {
      setUnlocked((all) => new Set(all).add(name));
      form.setValue(name, null, { shouldDirty: true });
    },
    [form],
  );
  const reveal = useCallback(
    (unmasked: KitRecord) => {
      refill(
        { ...record, ...unmasked },
        maskable.filter((name) => unlocked.has(name)),
      );
      setUnlocked(new Set(maskable));
      setRevealed({ record: unmasked, until: Date.now() + UNMASK_SECONDS * 1000 });
    },
    [maskable, unlocked, record, refill],
  );
  const hide = useCallback(() => {
    if (!revealed) return;
    const changed = maskable.filter((name) => !sameValue(form.getValues(name), revealed.record[name]));
    refill({ ...record }, changed);
    setUnlocked(new Set(changed));
    setRevealed(undefined);
  }, [form, maskable, record, refill, revealed]);

  useEffect(() => {
    if (!revealed) return;
    const timer = setTimeout(hide, revealed.until - Date.now());
    return () => clearTimeout(timer);
  }, [revealed, hide]);

  const state = useMemo(
    () => ({
      locked: new Set(maskable.filter((name) => !unlocked.has(name))),
      retype,
      reveal,
      hide,
      until: revealed?.until,
      unmaskedRecord: () => unmaskedRef.current,
    }),
    [maskable, unlocked, retype, reveal, hide, revealed],
  );
  return <MaskLockContext.Provider value={state}>{children}</MaskLockContext.Provider>;
}

/**
 * Returns whether the value is known to be empty, so that nothing is hidden. Masks keep null, but the mask `text`
 * returns null for every value.
 */
function isKnownEmptyValue(entity: Entity, record: KitRecord | undefined, name: string): boolean {
  if (!record) return false;
  return isKnownEmpty(record, name) || (record[name] === null && entity.fields[name]?.mask !== 'text');
}

function isMasked(field: Parameters<typeof isMaskedField>[0] | undefined): boolean {
  return field !== undefined && isMaskedField(field);
}
