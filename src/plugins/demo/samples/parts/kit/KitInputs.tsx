import { Button, DialogActions } from '@mui/material';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { CallForm, CodeBlock, ReasonDialog, useAttempt } from '../../../../../core/kit';
import { kitSample, kitSampleInputs } from './kitSample';

/** An input for every kind of field with the validation of the server, and the dialog that asks for a reason. */
export function KitInputs() {
  const translate = useTranslate();
  const { attempt, isBusy } = useAttempt();
  const [sent, setSent] = useState<Record<string, unknown>>();
  const [isAsking, setIsAsking] = useState(false);

  const submit = (input: Record<string, unknown>) =>
    attempt(async () => {
      setSent(undefined);
      if (input.name === kitSample.name) throw new HttpError(translate('demo.kit.taken'), 409);
      setSent(input);
    });

  return (
    <>
      <CallForm
        entity={kitSample}
        operation="send"
        fields={kitSampleInputs}
        onSubmit={submit}
        footer={
          <DialogActions>
            <Button onClick={() => setIsAsking(true)}>{translate('demo.kit.ask')}</Button>
            <Button type="submit" variant="contained" disabled={isBusy}>
              {translate('demo.kit.send')}
            </Button>
          </DialogActions>
        }
      />
      {sent && <CodeBlock code={JSON.stringify(sent, null, 2)} language="json" label={translate('demo.kit.sent')} />}
      {isAsking && (
        <ReasonDialog
          title={translate('demo.kit.ask')}
          suggestions={[translate('demo.kit.reason')]}
          confirmLabel={translate('demo.kit.send')}
          onConfirm={async (reason) => setSent({ reason })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
