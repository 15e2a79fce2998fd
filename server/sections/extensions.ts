import type { EntityExtension } from '../operations/extension';
import { accountExtensions } from './account';
import { deviceExtensions } from './device';
import { elderlyExtensions } from './elderly';
import { messageExtensions } from './message';
import { recordExtensions } from './record';
import { reportExtensions } from './report';
import { serviceExtensions } from './service';
import { systemExtensions } from './system';
import { visitExtensions } from './visit';

const extensions: Readonly<Record<string, EntityExtension>> = {
  ...accountExtensions,
  ...deviceExtensions,
  ...elderlyExtensions,
  ...messageExtensions,
  ...recordExtensions,
  ...reportExtensions,
  ...serviceExtensions,
  ...systemExtensions,
  ...visitExtensions,
};

const NOTHING: EntityExtension = {};

/** What an entity does beyond the generic; the sections say it, one file each. */
export function extensionOf(entity: string): EntityExtension {
  return Object.hasOwn(extensions, entity) ? (extensions[entity] ?? NOTHING) : NOTHING;
}
