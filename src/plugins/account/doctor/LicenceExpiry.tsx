import { useTranslate } from 'react-admin';
import { EmptyValue, type KitRecord, type SemanticColor, StatusChip, today } from '../../../core/kit';
import { type ExpiryClass, expiryClass } from '../../service/entities/attendants/certificates';

const colors: Record<ExpiryClass, SemanticColor> = {
  expired: 'danger',
  within7: 'danger',
  within30: 'warning',
  ok: 'neutral',
};

/** Shows the last day of a doctor's license, highlighted more strongly the nearer it is. */
export function LicenseExpiry({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const expire = record.licenseExpire;
  if (typeof expire !== 'string') return <EmptyValue />;
  const urgency = expiryClass(expire, today());
  if (urgency === 'ok') return <>{expire}</>;
  return (
    <StatusChip tone={colors[urgency]}>
      {translate(`account-manage.doctor.expiry.${urgency}`, { date: expire })}
    </StatusChip>
  );
}
