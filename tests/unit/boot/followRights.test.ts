import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { applyRightsChange } from '../../../src/boot/followRights';

/** An administrator whose permissions change while the console is open. */
function follower(after: { readable: readonly string[]; grants: string[] }) {
  let held = { readable: ['elders', 'visits'] as readonly string[], grants: ['select*.*.*'] };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['elders', 'getList'], 'elders read before');
  queryClient.setQueryData(['visits', 'getList'], 'visits read before');
  queryClient.setQueryData(['auth', 'menuEntries'], 'menus');
  const authProvider = {
    canAccess: async ({ resource }: { resource: string }) => held.readable.includes(resource),
    getPermissions: async () => ({ superAdmin: false, grants: held.grants, denies: [] }),
    reloadPermissions: async () => {
      held = after;
      return { set: undefined, allows: () => true };
    },
  };
  const work = applyRightsChange({ queryClient, authProvider, resources: () => ['elders', 'visits'] });
  return { queryClient, work };
}

describe('changed permissions', () => {
  it('clear the cache of resources that may no longer be read, and nothing else', async () => {
    const { queryClient, work } = follower({ readable: ['visits'], grants: ['select*.visit.*'] });
    await work;
    expect(queryClient.getQueryData(['elders', 'getList'])).toBeUndefined();
    expect(queryClient.getQueryData(['visits', 'getList'])).toBe('visits read before');
    expect(queryClient.getQueryState(['auth', 'menuEntries'])?.isInvalidated).toBe(true);
  });

  it('clear the whole cache when only the data scope changed', async () => {
    const { queryClient, work } = follower({ readable: ['elders', 'visits'], grants: ['select*.*.*'] });
    await work;
    expect(queryClient.getQueryData(['elders', 'getList'])).toBeUndefined();
    expect(queryClient.getQueryData(['visits', 'getList'])).toBeUndefined();
    expect(queryClient.getQueryData(['auth', 'menuEntries'])).toBe('menus');
  });
});
