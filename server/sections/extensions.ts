import type { EntityExtension } from '../operations/extension';
import { accountExtensions } from './account';
import { elderlyExtensions } from './elderly';
import { serviceExtensions } from './service';
import { systemExtensions } from './system';

const extensions: Readonly<Record<string, EntityExtension>> = {
  ...accountExtensions,
  ...elderlyExtensions,
  ...serviceExtensions,
  ...systemExtensions,
};

const NOTHING: EntityExtension = {};

/** What an entity does beyond the generic; the sections say it, one file each. */
export function extensionOf(entity: string): EntityExtension {
  return Object.hasOwn(extensions, entity) ? (extensions[entity] ?? NOTHING) : NOTHING;
}
