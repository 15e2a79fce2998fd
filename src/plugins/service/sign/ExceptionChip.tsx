import { useTranslate } from 'react-admin';
import { choiceLabel, StatusChip } from '../../../core/kit';
import { serviceApplication } from '../entities/serviceApplication';

/** What an administrator saw to be wrong with a visit; nothing where that is nothing. */
export function ExceptionChip({ type }: { type: unknown }) {
  const translate = useTranslate();
  if (typeof type !== 'string' || type === 'none') return null;
  return <StatusChip tone="danger">{translate(choiceLabel(serviceApplication, 'exceptionType', type))}</StatusChip>;
}
