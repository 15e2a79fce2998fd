import { useTranslate } from 'react-admin';
import { type Control, get, useFormContext, useFormState } from 'react-hook-form';
import { isRecord } from '../../../../contract/values/isRecord';
import { type FormReason, formReasons } from './formReasons';
import { ReasonAlert } from './RefusalNotice';
import type { ReasonLabels } from './useReasonTexts';

/** Shows above the buttons of a form the errors that no visible input shows. */
export function FormRefusal(labels: ReasonLabels) {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { root, ...atFields } = useFormState().errors;
  const textOf = ({ message }: FormReason) =>
    typeof message === 'string' ? message : translate(message.message, message.args);
  // Errors of the form as a whole come from its own rules, or from `root.whole` of a refused save.
  const generalReason = formReasons(root).find(({ field }) => field === '' || field === 'whole');
  const otherReasons = formReasons(atFields).filter(({ field }) => !isOnScreen(control, field));
  return (
    <ReasonAlert
      {...labels}
      generalReason={generalReason && textOf(generalReason)}
      errors={Object.fromEntries(otherReasons.map((reason) => [reason.field, textOf(reason)]))}
    />
  );
}

/** Returns whether an input for the field exists; a list of rows shows its own errors. */
function isOnScreen(control: Control, field: string): boolean {
  const entry: unknown = get(control._fields, field);
  const input = isRecord(entry) && isRecord(entry._f) ? entry._f : {};
  return input.mount === true || control._names.array.has(field);
}
