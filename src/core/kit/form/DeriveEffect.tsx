import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { sameValue } from '../entity/changedFields';
import { useFormSettings } from './FormSettings';
import { useMaskLock } from './MaskLock';
import { useFormRules } from './useFormRules';

const TYPING_PAUSE_MS = 150;

/** Fills in what follows from what is typed (gender and birth date from the ID number), never over what was typed. */
export function DeriveEffect() {
  const { entity, mode } = useFormSettings();
  const { derive } = useFormRules(entity, mode);
  const { locked, clear } = useMaskLock();
  const form = useFormContext();
  const given = useRef(new Set<string>());

  const run = useEffectEvent(async () => {
    const derived = await derive({ values: form.getValues(), record: clear(), locked, given: given.current });
    for (const [name, value] of Object.entries(derived)) {
      if (given.current.has(name) || sameValue(form.getValues(name), value)) continue;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // Only what a person does has the type `change`; our own setValue has none.
        if (type !== 'change' || !name) return;
        given.current.add(name.split('.')[0] ?? name);
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
