import type { Fields } from '../../contract/fields';
import type { JsonSchema } from '../schema/JsonSchema';

/** How the caller of a call without a session authenticates. */
export interface DescribedAuthentication {
  /** Its name among the security schemes of the document. */
  name: string;
  /** The security scheme in OpenAPI's form. */
  scheme: Readonly<Record<string, string>>;
  /** Required headers of the scheme. */
  headers?: Readonly<Record<string, JsonSchema>>;
}

/** A section's route that is not an operation of an entity, as the API document describes it. */
export interface DescribedCall {
  /** `{operation}.{entity}.{scope}`, which is also its path below `/api/`. */
  name: string;
  method: 'GET' | 'POST';
  /** The section whose `texts/operations` names the operation. */
  section: string;
  /** Groups such calls in the document. `entity` is the caller, such as a device. */
  tag: { name: string; entity: string };
  /** Null when the call needs no authentication. */
  authentication: DescribedAuthentication | null;
  /** Query parameters. */
  query?: Fields;
  /** The body: JSON with a schema, or bytes. */
  body?: JsonSchema | 'octets';
  /** Schema of `data` in a successful response. */
  data: JsonSchema;
  /** Whether the response also includes the number of rows. */
  isList?: boolean;
}
