import type { Fields } from '../../contract/fields';
import type { Handler } from '../operations/extension';

/** A handler that says what it takes, for the description of the API. */
export const takes = (input: Fields, handle: Handler): Handler => Object.assign(handle, { input });
