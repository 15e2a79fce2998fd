import { type ReactNode, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { ReferenceNamesContext, toReferenceNames } from '../field/ReferenceNames';

/** Hands the names that came with the rows to the cells that show them. */
export function ListNames({ children }: { children: ReactNode }) {
  const { meta } = useListContext();
  const names = useMemo(() => toReferenceNames(meta?.references), [meta?.references]);
  return <ReferenceNamesContext value={names}>{children}</ReferenceNamesContext>;
}
