import type { Entity } from '../../contract/defineEntity';
import type { LaterEntity } from '../../contract/laterEntity';

/** Which back end stands behind a resource. */
export interface ResourceBinding {
  /** Full name, which is the resource's path: `jishan-smart/elderly-manage/elderly-manage`. */
  name: string;
  entity: Entity | LaterEntity;
  protocol: 'care' | 'simple-rest';
  /** Base address of a `simple-rest` back end; the entity's name is added to it. */
  baseUrl?: string;
  /** How such a back end is told of changes; by `put` unless told. */
  updates?: 'put' | 'patch';
  /** The right that the pages of a plugin's own back end ask for, where there is one: our server knows nothing of its records. */
  permission?: { resource: string; action: string };
}

/** A resource was asked for that nobody registered: a fault of the page, not of the administrator. */
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
