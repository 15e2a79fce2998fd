import type { FormFile } from '../call/call';
import type { AdmittedCall } from './admission';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that a request turned out to be, before its body is read; null outside the API. */
    admitted: AdmittedCall | null;
    /** Reads the file of a form; null for every other body. */
    formFile: (() => Promise<FormFile | undefined>) | null;
  }
  interface FastifyContextConfig {
    /** A body that may take longer than others, as long as it arrives at a least rate. */
    takesLongBody?: boolean;
    /** A body that is not held in memory. */
    streamsBody?: boolean;
    /** An answer that goes on for as long as somebody listens. */
    isStream?: boolean;
  }
}
