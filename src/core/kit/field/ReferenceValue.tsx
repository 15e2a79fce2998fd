import { Fragment, type ReactNode } from 'react';
import {
  type Identifier,
  type RaRecord,
  useCreatePath,
  useGetManyAggregate,
  useResourceDefinitions,
} from 'react-admin';
import { Link } from 'react-router';
import { listSeparator } from '../../../../contract/listSeparator';
import { useEntityResource } from '../../plugin-api';
import { useIsAllowed } from '../action/useAllowedActions';
import { entryName } from '../entity/entryName';
import { representOf, representRecord } from '../entity/representRecord';
import { useLocaleCode } from '../entity/useLocaleCode';
import { ColorDot } from './ColorDot';
import { useReferenceNames } from './ReferenceNames';

export interface ReferenceValueProps {
  /** Name of the entity the ids belong to. */
  entity: string;
  ids: readonly Identifier[];
  /** Leads to the record's page where it has one. */
  link?: boolean;
}

/**
 * The names of referenced records: those that came with the list, else a grey bar while they are read, and their ids where
 * nobody knows them or the administrator may not read them: nobody is refused what they did not ask for.
 */
export function ReferenceValue({ entity, ids, link = false }: ReferenceValueProps) {
  const resource = useEntityResource(entity);
  const names = useReferenceNames(entity);
  const locale = useLocaleCode();
  if (ids.length === 0) return null;
  if (!resource) return <Names ids={ids} nameOf={number} />;
  if (!names) return <AllowedReferences resource={resource} ids={ids} link={link} />;
  const nameOf = (id: Identifier) => {
    const found = names.get(id);
    if (!found) return number(id);
    const name = found.nameEn === undefined ? found.name : entryName(found, locale);
    return (
      <>
        {typeof found.color === 'string' && found.color && <ColorDot color={found.color} />}
        {name ? <Name resource={resource} id={id} name={String(name)} link={link} /> : number(id)}
      </>
    );
  };
  return <Names ids={ids} nameOf={nameOf} />;
}

function number(id: Identifier): string {
  return `#${id}`;
}

function Names({ ids, nameOf }: { ids: readonly Identifier[]; nameOf: (id: Identifier) => ReactNode }) {
  const locale = useLocaleCode();
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && listSeparator(locale)}
      {nameOf(id)}
    </Fragment>
  ));
}

interface References {
  resource: string;
  ids: readonly Identifier[];
  link: boolean;
}

function AllowedReferences({ resource, ids, link }: References) {
  const isAllowed = useIsAllowed(resource, 'list');
  if (isAllowed === undefined) return ids.map((id) => <WaitingName key={id} />);
  return isAllowed ? (
    <KnownReferences resource={resource} ids={ids} link={link} />
  ) : (
    <Names ids={ids} nameOf={number} />
  );
}

/** Names that were read less than this ago serve again: a page that comes back into view asks for all of them. */
const NAMES_MS = 30_000;

function KnownReferences({ resource, ids, link }: References) {
  const locale = useLocaleCode();
  const represent = representOf(useResourceDefinitions()[resource]);
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids] },
    { retry: false, staleTime: NAMES_MS },
  );
  const nameOf = (id: Identifier) => {
    const record = data?.find((row) => row && String(row.id) === String(id));
    if (!record && isPending) return <WaitingName />;
    const name = record ? representRecord({ record, represent, locale }) : number(id);
    return (
      <>
        {typeof record?.color === 'string' && record.color && <ColorDot color={record.color} />}
        <Name resource={resource} id={id} name={name} link={link} />
      </>
    );
  };
  return <Names ids={ids} nameOf={nameOf} />;
}

function Name({ link, name, ...record }: { resource: string; id: Identifier; name: string; link: boolean }) {
  return link ? <LinkedName {...record} name={name} /> : name;
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

function WaitingName() {
  return <span className="kit-bar" style={{ width: '4em', marginInlineEnd: 4 }} />;
}
