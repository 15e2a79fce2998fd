import { isRecord } from '../../../../contract/isRecord';

/** A message of a form: a text, or a key of one with its figures. */
type FormMessage = string | { message: string; args?: object };

/** What is wrong with one value of a form. */
export interface FormReason {
  /** Dotted path of the value. */
  field: string;
  message: FormMessage;
}

/** Lists the errors of a form, which are nested like its values, by their dotted paths. */
export function formReasons(errors: unknown, path = ''): FormReason[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const message = 'type' in errors && typeof errors.type === 'string' && 'message' in errors ? errors.message : '';
  const own = isMessage(message) && message !== '' ? [{ field: path, message }] : [];
  const inside = Object.entries(errors)
    // What an error is made of besides its message; `ref` is the input itself.
    .filter(([name]) => own.length === 0 || !['type', 'message', 'ref', 'types'].includes(name))
    .flatMap(([name, error]) => formReasons(error, path === '' ? name : `${path}.${name}`));
  return [...own, ...inside];
}

function isMessage(value: unknown): value is FormMessage {
  return typeof value === 'string' || (isRecord(value) && typeof value.message === 'string');
}
