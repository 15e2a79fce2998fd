import type { Fields } from '../../contract/fields';
import type { Handler } from '../operations/extension';

/** Attaches the input fields to a handler, for the API description. */
export const withInputSchema = (input: Fields, handle: Handler): Handler => Object.assign(handle, { input });

/** Marks a handler whose success is a file instead of an envelope, for the API description. */
export const withFileResponse = (handle: Handler): Handler => Object.assign(handle, { answers: 'file' as const });
