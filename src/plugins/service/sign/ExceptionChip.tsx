import { useTranslate } from 'react-admin';
import { choiceLabel, StatusChip } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';

/** Shows the exception that an administrator marked on a visit; nothing if there is none. */
export function ExceptionChip({ type }: { type: unknown }) {
  const translate = useTranslate();
  if (typeof type !== 'string' || type === 'none') return null;
  return <StatusChip tone="danger">{translate(choiceLabel(serviceApplication, 'exceptionType', type))}</StatusChip>;
}
