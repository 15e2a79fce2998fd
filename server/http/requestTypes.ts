import type { FormFile } from '../call/call';
import type { AdmittedCall } from './admission';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API call of a request, before its body is read; null outside the API. */
    admitted: AdmittedCall | null;
    /** Reads the file of a form; null for every other body. */
    formFile: (() => Promise<FormFile | undefined>) | null;
  }
  interface FastifyContextConfig {
    /** A body that may take longer than others, as long as it arrives at a minimum rate. */
    takesLongBody?: boolean;
    /** A body that is not held in memory. */
    streamsBody?: boolean;
    /** A response that lasts until the client disconnects. */
    isStream?: boolean;
  }
}
