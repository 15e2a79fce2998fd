import type { FormFile } from '../call/call';
import type { Operation } from '../operations/operations';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that a request turned out to be; null outside the API. */
    operation: Operation | null;
    /** Reads the file of a form; null for every other body. */
    formFile: (() => Promise<FormFile | undefined>) | null;
  }
}
