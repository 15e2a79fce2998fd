import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormSection } from '../FormSettings';

/**
 * Focuses the first invalid field in visual order after a refused save.
 * @param parts the element whose children are the parts
 */
export function useFocusFirstError(parts: RefObject<HTMLElement | null>, sections: readonly FormSection[]): void {
  const { errors, submitCount } = useFormState();
  const { setFocus } = useFormContext();
  const hasErrors = Object.keys(errors).length > 0;
  const focusFirstError = useEffectEvent(() => {
    const at = sections.findIndex(({ fields }) => fields.some((name) => errors[name]));
    const name = sections[at]?.fields.find((each) => errors[each]);
    const part = parts.current?.children[at];
    if (name === undefined || !part) return;
    // Deferred, to run after the form's own focus, which ignores the visual order.
    setTimeout(() => {
      const invalidInput = part.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])');
      if (invalidInput) return invalidInput.focus();
      part.querySelector<HTMLElement>('h2')?.focus();
      setFocus(name);
    });
  });
  useEffect(() => {
    if (submitCount > 0 && hasErrors) focusFirstError();
  }, [submitCount, hasErrors]);
}
