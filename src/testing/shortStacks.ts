import * as React from 'react';

/**
 * Prevents React's development build from creating a stack for each element, which took a tenth of the time of component
 * tests. Warnings still name the component. React itself stops after 10,000 elements of one render.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const { [INTERNALS]: internals } = React as { [INTERNALS]?: object };
// Other versions of React may lack this counter, which only makes tests slower.
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
