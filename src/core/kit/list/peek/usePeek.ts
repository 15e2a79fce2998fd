import { useResourceDefinitions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useIsAllowed } from '../../action/useAllowedActions';
import { useListSettings } from '../ListSettings';

/** The part of the address with the id of the record in the panel; a query parameter would be a condition of the list. */
const PARAM = 'peek';

/** The panel beside a list with one of its records. It is part of the address, so that links and the back button work. */
export interface Peek {
  /** Whether the list has such a panel: its records have a page, which the administrator may see. */
  isOffered: boolean;
  /** The record in the panel. */
  id: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

export function usePeek(): Peek {
  const { resource, onOpen } = useListSettings();
  const hasPage = useResourceDefinitions()[resource]?.hasShow === true;
  const isAllowed = useIsAllowed(resource, 'show') === true;
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isOffered = hasPage && isAllowed && onOpen === undefined;
  const id = new URLSearchParams(hash.slice(1)).get(PARAM) ?? undefined;
  const show = (next: string | undefined) =>
    navigate(
      { search, hash: next === undefined ? '' : new URLSearchParams({ [PARAM]: next }).toString() },
      // Back closes the panel, however many records were in it.
      { replace: id !== undefined },
    );
  return { isOffered, id: isOffered ? id : undefined, open: show, close: () => show(undefined) };
}
