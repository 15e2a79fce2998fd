import { useTranslate } from 'react-admin';
import { type KitRecord, Nothing, StatusChip, type Tone, today } from '../../../core/kit';
import { type ExpiryClass, expiryClass } from '../entities/certificates';

const tones: Record<ExpiryClass, Tone> = {
  expired: 'danger',
  within7: 'danger',
  within30: 'warning',
  ok: 'neutral',
};

/** Shows the day on which an attendant's first certificate expires, highlighted more strongly the nearer it is. */
export function CertificateExpiry({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const expire = record.certExpire;
  if (typeof expire !== 'string') return <Nothing />;
  const urgency = expiryClass(expire, today());
  if (urgency === 'ok') return <>{expire}</>;
  return (
    <StatusChip tone={tones[urgency]}>
      {translate(`service-manage.attendant.expiry.${urgency}`, { date: expire })}
    </StatusChip>
  );
}
