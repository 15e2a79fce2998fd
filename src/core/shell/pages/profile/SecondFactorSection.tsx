import { Alert, Box, Button, Card, List, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSecondFactors, SecondFactorInfo } from '../../../../../contract/calls/envelope';
import { useConsole } from '../../ConsoleContext';
import { OWN_FACTORS_KEY } from '../../session/useOwnFactors';
import { FactorConfirmDialog } from './FactorConfirmDialog';
import { FactorItem } from './FactorItem';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { useUserAgentText } from './useUserAgentText';

const AuthenticatorAppDialog = lazy(() => import('./AuthenticatorAppDialog'));

/** Below this number, a warning appears. */
const FEW_CODES = 4;

type FactorAction =
  | { what: 'app' }
  | { what: 'passkey' }
  | { what: 'renew' }
  | { what: 'rename' | 'remove'; factor: SecondFactorInfo };

/** The user's own second factors, and actions to manage them. */
export function SecondFactorSection({ own }: { own: OwnSecondFactors }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [pendingAction, setPendingAction] = useState<FactorAction>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { factors, recoveryCodes, canAddPasskey, isRequired } = own;
  const close = () => setPendingAction(undefined);
  const finish = async (fresh: readonly string[] = []) => {
    close();
    setCodes(fresh);
    // Enrollment was required, so nothing else has been loaded yet: reload the console.
    if (fresh.length === 0 && isRequired) window.location.replace('/index');
    else if (!isRequired) await queryClient.invalidateQueries({ queryKey: OWN_FACTORS_KEY });
  };
  return (
    <Box component="section" aria-labelledby="second-factor-title" sx={{ mb: 3, maxWidth: 720 }}>
      <Typography variant="h2" id="second-factor-title" sx={{ mb: 0.5 }}>
        {translate('console.secondFactor.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('console.secondFactor.lead')}</Typography>
      {isRequired && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('console.secondFactor.required')}
        </Alert>
      )}
      <Card variant="outlined">
        {factors.length > 0 ? (
          <List disablePadding aria-label={translate('console.secondFactor.title')}>
            {factors.map((factor) => (
              <FactorItem key={factor.id} factor={factor} onAction={(what) => setPendingAction({ what, factor })} />
            ))}
          </List>
        ) : (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate('console.secondFactor.none')}</Typography>
        )}
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={() => setPendingAction({ what: 'app' })}>
          {translate('console.secondFactor.addApp')}
        </Button>
        <Button variant="outlined" disabled={!canAddPasskey} onClick={() => setPendingAction({ what: 'passkey' })}>
          {translate('console.secondFactor.addPasskey')}
        </Button>
      </Box>
      {!canAddPasskey && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {translate('console.secondFactor.noPasskey')}
        </Typography>
      )}
      {factors.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
          <Typography variant="body2" sx={{ color: recoveryCodes < FEW_CODES ? 'error.main' : 'text.secondary' }}>
            {translate('console.secondFactor.codesLeft', { count: recoveryCodes })}
            {recoveryCodes < FEW_CODES && ` · ${translate('console.secondFactor.codesFew')}`}
          </Typography>
          <Button size="small" onClick={() => setPendingAction({ what: 'renew' })}>
            {translate('console.secondFactor.renew')}
          </Button>
        </Box>
      )}
      {pendingAction?.what === 'app' && (
        <Suspense fallback={null}>
          <AuthenticatorAppDialog onClose={close} onDone={finish} />
        </Suspense>
      )}
      {pendingAction && pendingAction.what !== 'app' && (
        <FactorActionDialog
          pendingAction={pendingAction}
          isLast={factors.length === 1}
          onClose={close}
          onDone={finish}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => finish()} />}
    </Box>
  );
}

interface FactorActionDialogProps {
  pendingAction: Exclude<FactorAction, { what: 'app' }>;
  isLast: boolean;
  onClose: () => void;
  onDone: (codes?: readonly string[]) => Promise<void>;
}

function FactorActionDialog({ pendingAction, isLast, onClose, onDone }: FactorActionDialogProps) {
  const translate = useTranslate();
  const userAgentText = useUserAgentText();
  const { secondFactor } = useConsole().session;
  const text = (key: string, params?: object) => translate(`console.secondFactor.${key}`, params);
  switch (pendingAction.what) {
    case 'passkey':
      return (
        <FactorConfirmDialog
          title={text('addPasskey')}
          question={text('passkeyLead')}
          name={userAgentText(navigator.userAgent)}
          action={text('goOn')}
          failedMessage={text('passkeyFailed')}
          onSubmit={async (name) => onDone(await (await secondFactor()).addPasskey(name))}
          onClose={onClose}
        />
      );
    case 'renew':
      return (
        <FactorConfirmDialog
          title={text('renew')}
          question={text('renewQuestion')}
          action={text('confirm')}
          onSubmit={async () => onDone(await (await secondFactor()).renewCodes())}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <FactorConfirmDialog
          title={text('rename')}
          name={pendingAction.factor.name}
          action={text('save')}
          onSubmit={async (name) => {
            await (await secondFactor()).rename({ id: pendingAction.factor.id, name });
            await onDone();
          }}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <FactorConfirmDialog
          title={text('remove')}
          question={text(isLast ? 'removeLast' : 'removeQuestion', { name: pendingAction.factor.name })}
          action={text('remove')}
          isDangerous
          onSubmit={async () => {
            await (await secondFactor()).remove(pendingAction.factor.id);
            await onDone();
          }}
          onClose={onClose}
        />
      );
  }
}
