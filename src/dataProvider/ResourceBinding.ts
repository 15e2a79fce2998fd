import type { Entity } from '../../contract/defineEntity';
import type { LazyEntity } from '../../contract/lazyEntity';

/** Connects a resource with its back end. */
export interface ResourceBinding {
  /** Full name, which is the resource's path: `jishan-smart/elderly-manage/elderly-manage`. */
  name: string;
  entity: Entity | LazyEntity;
  protocol: 'care' | 'simple-rest';
  /** Base address of a `simple-rest` back end; the entity's name is appended. */
  baseUrl?: string;
  /** HTTP method for updates on such a back end. Defaults to `put`. */
  updates?: 'put' | 'patch';
  /** Operations that such a back end carries out itself. */
  steps?: readonly string[];
  /** Permission for the pages of a plugin's own back end, if any: the main server does not know its records. */
  permission?: { resource: string; action: string };
}

/** Thrown for an unregistered resource: a bug in the page, not a mistake of the administrator. */
export class UnknownResource extends Error {
  override readonly name = 'UnknownResource';
  readonly resource: string;

  constructor(resource: string) {
    super(`No resource is called "${resource}".`);
    this.resource = resource;
  }
}

/**
 * Finds the binding of a resource.
 * @throws {UnknownResource}
 */
export function findBinding(bindings: readonly ResourceBinding[], resource: string): ResourceBinding {
  const binding = bindings.find(({ name }) => name === resource);
  if (!binding) throw new UnknownResource(resource);
  return binding;
}
