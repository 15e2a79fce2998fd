import { useContext } from 'react';
import { HostContext } from '../../../plugin-api';
import type { FilterCondition } from './filterValues';

/** Returns a function that returns whether a condition can be edited: records without a resource have no names to choose. */
export function useIsConditionAvailable(): (condition: FilterCondition) => boolean {
  const host = useContext(HostContext);
  return ({ field }) => !('entity' in field) || host?.entityResource(field.entity) !== undefined;
}
