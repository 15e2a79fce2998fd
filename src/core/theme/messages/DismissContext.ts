import { createContext } from 'react';

/** Removes the toast around a message; does nothing elsewhere. */
export const DismissContext = createContext<() => void>(() => undefined);
