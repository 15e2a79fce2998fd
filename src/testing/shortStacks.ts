import * as React from 'react';

/**
 * Has React's development build make no stack for each element, by which it would tell where an element was written: a tenth of
 * what tests of components take. Warnings still name the component. React itself stops after 10,000 elements of one render.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const { [INTERNALS]: internals } = React as { [INTERNALS]?: object };
// Another version of React may have no such count, and then tests are slower.
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
