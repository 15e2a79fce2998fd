import { Fragment, type ReactNode, useContext } from 'react';
import {
  type Identifier,
  type RaRecord,
  useCreatePath,
  useGetManyAggregate,
  useResourceDefinitions,
} from 'react-admin';
import { Link } from 'react-router';
import type { ReferenceName } from '../../../../contract/query/listDetail';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { useEntityResource } from '../../plugin-api';
import { useIsAllowed } from '../action/useAllowedActions';
import { entryName } from '../entity/entryName';
import { recordTitle, titleSourceOf } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';
import { ColorDot } from './ColorDot';
import { ReferenceNamesContext } from './ReferenceNames';
import { useNamesFromRecords } from './ReferencingRecords';

export interface ReferenceValueProps {
  /** Name of the entity of the ids. */
  entity: string;
  ids: readonly Identifier[];
  /** Links to the record's page, if it has one. */
  link?: boolean;
}

/**
 * The names of referenced records. Names from the list response are used first; otherwise a skeleton shows while they load. Where
 * the administrator cannot read the records, the list of the records on screen names them. Ids appear if the names are unknown.
 */
export function ReferenceValue({ entity, ids, link = false }: ReferenceValueProps) {
  const resource = useEntityResource(entity);
  const known = usePreloadedNames(resource !== undefined && link ? resource : undefined)(entity, ids);
  if (known !== undefined) return known;
  if (!resource) return <NamesFromRecords entity={entity} ids={ids} />;
  return <AllowedReferences resource={resource} entity={entity} ids={ids} link={link} />;
}

/**
 * Returns a function that renders names from the surrounding list response, or ids if the response has no such name. It
 * returns `undefined` if the names must be fetched.
 * @param linked the resource whose pages the names link to
 */
export function usePreloadedNames(
  linked?: string,
): (entity: string, ids: readonly Identifier[]) => ReactNode | undefined {
  const known = useContext(ReferenceNamesContext);
  const locale = useLocaleCode();
  return (entity, ids) => {
    const names = known[entity];
    return (
      names &&
      joinNames(ids, locale, (id) => {
        const found = names.get(id);
        const name = found && localizedName(found, locale);
        return withColor(found?.color, name ? nameOf({ resource: linked, id, name }) : idText(id));
      })
    );
  };
}

/** How a referenced record is called in a language; `undefined` where nobody knows. */
export function localizedName(found: ReferenceName, locale: string): string | undefined {
  const name = found.nameEn === undefined ? found.name : entryName(found, locale);
  return name ? String(name) : undefined;
}

function idText(id: Identifier): string {
  return `#${id}`;
}

/** Lists names with the language's separators. A single one, as in most cells, needs no wrapper. */
function joinNames(ids: readonly Identifier[], locale: string, show: (id: Identifier) => ReactNode): ReactNode {
  const [first] = ids;
  if (first === undefined) return null;
  if (ids.length === 1) return show(first);
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && listSeparator(locale)}
      {show(id)}
    </Fragment>
  ));
}

function withColor(color: unknown, name: ReactNode): ReactNode {
  if (typeof color !== 'string' || !color) return name;
  return (
    <>
      <ColorDot color={color} />
      {name}
    </>
  );
}

function nameOf({ resource, id, name }: { resource: string | undefined; id: Identifier; name: string }): ReactNode {
  return resource === undefined ? name : <LinkedName resource={resource} id={id} name={name} />;
}

interface References {
  resource: string;
  ids: readonly Identifier[];
  link: boolean;
}

function AllowedReferences({ resource, entity, ids, link }: References & { entity: string }) {
  const isAllowed = useIsAllowed(resource, 'list');
  if (isAllowed === undefined) return ids.map((id) => <NameSkeleton key={id} />);
  if (!isAllowed) return <NamesFromRecords entity={entity} ids={ids} />;
  return <FetchedReferences resource={resource} ids={ids} link={link} />;
}

/** Names for who may not read the records themselves: as the records around call them. */
function NamesFromRecords({ entity, ids }: { entity: string; ids: readonly Identifier[] }) {
  const locale = useLocaleCode();
  const { names, isPending } = useNamesFromRecords(entity);
  return joinNames(ids, locale, (id) => {
    const found = names?.get(Number(id));
    if (!found && isPending) return <NameSkeleton />;
    return withColor(found?.color, (found && localizedName(found, locale)) ?? idText(id));
  });
}

/** Milliseconds for which fetched names stay fresh: a page that becomes visible again requests all of them. */
const NAMES_MS = 30_000;

function FetchedReferences({ resource, ids, link }: References) {
  const locale = useLocaleCode();
  const titleSource = titleSourceOf(useResourceDefinitions()[resource]);
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids] },
    { retry: false, staleTime: NAMES_MS },
  );
  return joinNames(ids, locale, (id) => {
    const record = data?.find((row) => row && String(row.id) === String(id));
    if (!record && isPending) return <NameSkeleton />;
    const name = record ? recordTitle({ record, titleField: titleSource, locale }) : idText(id);
    return withColor(record?.color, nameOf({ resource: link ? resource : undefined, id, name }));
  });
}

function LinkedName({ resource, id, name }: { resource: string; id: Identifier; name: string }) {
  const createPath = useCreatePath();
  if (!useResourceDefinitions()[resource]?.hasShow) return name;
  return (
    <Link className="kit-link" to={createPath({ resource, id, type: 'show' })}>
      {name}
    </Link>
  );
}

function NameSkeleton() {
  return <span className="kit-bar" style={{ width: '4em', marginInlineEnd: 4 }} />;
}
