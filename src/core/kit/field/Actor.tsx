import { useTranslate } from 'react-admin';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { ReferenceValue } from './ReferenceValue';

/** Name of the entity of administrators. */
const ADMIN = 'admin';

/**
 * The author of a record, `admin:8` or `system`: an administrator's name for viewers who can read
 * accounts, else a generic text.
 */
export function Actor({ code }: { code: string }) {
  const translate = useTranslate();
  const [kind = '', id] = code.split(':');
  const resource = useEntityResource(ADMIN) ?? '';
  const isNamed = useAllowedActions(resource, ['list']).has('list') && kind === ADMIN && resource !== '';
  if (isNamed) return <ReferenceValue entity={ADMIN} ids={[Number(id)]} />;
  return translate(`kit.actor.${kind}`, { id, _: code });
}
