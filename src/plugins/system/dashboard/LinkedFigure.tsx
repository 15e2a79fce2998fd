import { Figure, type FigureProps, useAllowedActions, useListPath } from '../../../core/kit';
import { type FigureLink, useAllowedPages, useEntityResource } from '../../../core/plugin-api';

export interface LinkedFigureProps extends Omit<FigureProps, 'to' | 'onPress' | 'isPressed'> {
  link?: FigureLink;
}

type WithLink = LinkedFigureProps & { link: FigureLink };

/** A figure that leads to the records it was counted from, for who may list them; only a figure for everybody else. */
export function LinkedFigure({ link, ...figure }: LinkedFigureProps) {
  return link ? <FigureWithLink {...figure} link={link} /> : <Figure {...figure} />;
}

function FigureWithLink({ link, ...figure }: WithLink) {
  const resource = useEntityResource(link.entity);
  if (link.read !== undefined) return <PageFigure {...figure} link={link} read={link.read} />;
  return resource ? <ListFigure {...figure} link={link} resource={resource} /> : <Figure {...figure} />;
}

function ListFigure({ link, resource, ...figure }: WithLink & { resource: string }) {
  const to = useListPath(resource, link.filter);
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  return <Figure {...figure} {...(isAllowed && { to })} />;
}

/** The page of a special read. */
function PageFigure({ link, read, ...figure }: WithLink & { read: string }) {
  const page = useAllowedPages().find(({ permission }) => permission?.action === read);
  if (!page) return <Figure {...figure} />;
  return <Figure {...figure} to={`${page.path}?filter=${encodeURIComponent(JSON.stringify(link.filter))}`} />;
}
