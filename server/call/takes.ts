import type { Fields } from '../../contract/fields';
import type { Handler } from '../operations/extension';

/** Attaches the input fields to a handler, for the API description. */
export const takes = (input: Fields, handle: Handler): Handler => Object.assign(handle, { input });
