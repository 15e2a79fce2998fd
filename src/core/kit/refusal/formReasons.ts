import { isRecord } from '../../../../contract/values/isRecord';

/** A form error: a text, or a message key with its arguments. */
type FormMessage = string | { message: string; args?: object };

/** An error of one form value. */
export interface FormReason {
  /** Dotted path of the value. */
  field: string;
  message: FormMessage;
}

/** Flattens form errors, which are nested like the values, to a list with dotted paths. */
export function formReasons(errors: unknown, path = ''): FormReason[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const message = 'type' in errors && typeof errors.type === 'string' && 'message' in errors ? errors.message : '';
  const own = isMessage(message) && message !== '' ? [{ field: path, message }] : [];
  const inside = Object.entries(errors)
    // Properties of an error besides its message; `ref` is the input element.
    .filter(([name]) => own.length === 0 || !['type', 'message', 'ref', 'types'].includes(name))
    .flatMap(([name, error]) => formReasons(error, path === '' ? name : `${path}.${name}`));
  return [...own, ...inside];
}

function isMessage(value: unknown): value is FormMessage {
  return typeof value === 'string' || (isRecord(value) && typeof value.message === 'string');
}
