import { createContext } from 'react';

/** Where the browser is, also while something lies over the page in view. */
export const LivePathContext = createContext('');
