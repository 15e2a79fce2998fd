import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptySection, Notice, OutcomeList, ReadError, RefusalNotice } from '../../../../../core/kit';
import { kitSample, kitSampleRecord } from './kitSample';

/** Notices for empty content, failed loading and rejected calls. */
export function KitNotices() {
  const translate = useTranslate();
  const refusal = { message: translate('demo.kit.taken'), errors: { phone: translate('demo.kit.taken') } };
  return (
    <Stack spacing={1.5}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Notice key={severity} severity={severity} role="status" isFilled={severity === 'error'}>
          {translate('demo.kit.empty')}
        </Notice>
      ))}
      <EmptySection>{translate('demo.kit.empty')}</EmptySection>
      <ReadError error={new Error(translate('demo.kit.unread'))} onRetry={() => undefined} />
      <RefusalNotice entity={kitSample} refusal={{ ...refusal, code: 'conflict' }} />
      <RefusalNotice entity={kitSample} refusal={refusal} severity="warning" />
      <OutcomeList
        entity={kitSample}
        outcomes={[{ record: { id: 2 } }, { record: kitSampleRecord, failure: refusal }]}
        total={3}
      />
    </Stack>
  );
}
