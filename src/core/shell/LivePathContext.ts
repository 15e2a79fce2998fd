import { createContext } from 'react';

/** The browser's current path, even while an overlay covers the visible page. */
export const LivePathContext = createContext('');
