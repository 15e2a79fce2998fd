import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { sameValue } from '../../entity/changedFields';
import { useFormSettings } from '../FormSettings';
import { useMaskLock } from '../masked/MaskLock';
import { useFormRules } from './useFormRules';

const TYPING_PAUSE_MS = 150;

/** Fills in derived values (gender and birth date from the ID number), but never overwrites what the user typed. */
export function DeriveEffect() {
  const { entity, mode } = useFormSettings();
  const { derive } = useFormRules(entity, mode);
  const { locked, unmaskedRecord } = useMaskLock();
  const form = useFormContext();
  const typedFields = useRef(new Set<string>());

  const run = useEffectEvent(async () => {
    const derived = await derive({
      values: form.getValues(),
      record: unmaskedRecord(),
      locked,
      given: typedFields.current,
    });
    for (const [name, value] of Object.entries(derived)) {
      if (typedFields.current.has(name) || sameValue(form.getValues(name), value)) continue;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // Only user input has the type `change`; calls of setValue have none.
        if (type !== 'change' || !name) return;
        typedFields.current.add(name.split('.')[0] ?? name);
        clearTimeout(timer);
        timer = setTimeout(() => void run(), TYPING_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  return null;
}
