import { useTranslate } from 'react-admin';
import { EmptyValue, type KitRecord, type SemanticColor, StatusChip, today } from '../../../core/kit';
import { type ExpiryClass, expiryClass } from '../entities/attendants/certificates';

const colors: Record<ExpiryClass, SemanticColor> = {
  expired: 'danger',
  within7: 'danger',
  within30: 'warning',
  ok: 'neutral',
};

/** Shows the day on which an attendant's first certificate expires, highlighted more strongly the nearer it is. */
export function CertificateExpiry({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const expire = record.certExpire;
  if (typeof expire !== 'string') return <EmptyValue />;
  const urgency = expiryClass(expire, today());
  if (urgency === 'ok') return <>{expire}</>;
  return (
    <StatusChip tone={colors[urgency]}>
      {translate(`service-manage.attendant.expiry.${urgency}`, { date: expire })}
    </StatusChip>
  );
}
