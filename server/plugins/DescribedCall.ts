import type { Fields } from '../../contract/fields';
import type { JsonSchema } from '../schema/JsonSchema';

/** How the caller of a call without a session proves who it is. */
export interface DescribedProof {
  /** Its name among the security schemes of the document. */
  name: string;
  /** The security scheme, as OpenAPI writes it. */
  scheme: Readonly<Record<string, string>>;
  /** Headers that belong to it, all required. */
  headers?: Readonly<Record<string, JsonSchema>>;
}

/** A route of a section beside the operations of entities, as the API document describes it. */
export interface DescribedCall {
  /** `{operation}.{entity}.{scope}`, which is also its path below `/api/`. */
  name: string;
  method: 'GET' | 'POST';
  /** The section whose `texts/operations` names the operation. */
  section: string;
  /** Groups such calls in the document; `entity` is who calls. */
  tag: { name: string; entity: string };
  /** Null where nobody has to prove anything. */
  proof: DescribedProof | null;
  /** Parameters of the query. */
  query?: Fields;
  /** The body: JSON of a schema, or bytes. */
  body?: JsonSchema | 'octets';
  /** `data` of a success. */
  data: JsonSchema;
  /** The answer also tells how many rows there are. */
  isList?: boolean;
}
