import { useTranslate } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { choiceLabel, StatusChip } from '../../../core/kit';

/** What an administrator saw to be wrong with a visit; nothing where that is nothing. */
export function ExceptionChip({ type }: { type: unknown }) {
  const translate = useTranslate();
  if (typeof type !== 'string' || type === 'none') return null;
  return <StatusChip tone="danger">{translate(choiceLabel(serviceApplication, 'exceptionType', type))}</StatusChip>;
}
