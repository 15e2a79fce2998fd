import { type ReactNode, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { ReferenceNamesContext, toReferenceNames } from '../field/ReferenceNames';

/** Provides the reference names of the list response to the cells. */
export function ListNames({ children }: { children: ReactNode }) {
  const { meta } = useListContext();
  const names = useMemo(() => toReferenceNames(meta?.references), [meta?.references]);
  return <ReferenceNamesContext value={names}>{children}</ReferenceNamesContext>;
}
