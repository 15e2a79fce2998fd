import { Alert, Box, Button, Card, List, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSecondFactors, SecondFactorInfo } from '../../../../../contract/envelope';
import { useConsole } from '../../ConsoleContext';
import { OWN_FACTORS } from '../../session/useOwnFactors';
import { AskDialog } from './AskDialog';
import { FactorItem } from './FactorItem';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { usePlaceText } from './usePlaceText';

const AppDialog = lazy(() => import('./AppDialog'));

/** Below this number, a warning appears. */
const CODES_FEW = 4;

type Asked =
  | { what: 'app' }
  | { what: 'passkey' }
  | { what: 'renew' }
  | { what: 'rename' | 'remove'; factor: SecondFactorInfo };

/** The user's own second factors, and actions to manage them. */
export function SecondFactorSection({ own }: { own: OwnSecondFactors }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { factors, recoveryCodes, canAddPasskey, isRequired } = own;
  const close = () => setAsked(undefined);
  const finish = async (fresh: readonly string[] = []) => {
    close();
    setCodes(fresh);
    // Enrollment was required, so nothing else has been loaded yet: reload the console.
    if (fresh.length === 0 && isRequired) window.location.replace('/index');
    else if (!isRequired) await queryClient.invalidateQueries({ queryKey: OWN_FACTORS });
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
              <FactorItem key={factor.id} factor={factor} onAsk={(what) => setAsked({ what, factor })} />
            ))}
          </List>
        ) : (
          <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate('console.secondFactor.none')}</Typography>
        )}
      </Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="contained" onClick={() => setAsked({ what: 'app' })}>
          {translate('console.secondFactor.addApp')}
        </Button>
        <Button variant="outlined" disabled={!canAddPasskey} onClick={() => setAsked({ what: 'passkey' })}>
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
          <Typography variant="body2" sx={{ color: recoveryCodes < CODES_FEW ? 'error.main' : 'text.secondary' }}>
            {translate('console.secondFactor.codesLeft', { count: recoveryCodes })}
            {recoveryCodes < CODES_FEW && ` · ${translate('console.secondFactor.codesFew')}`}
          </Typography>
          <Button size="small" onClick={() => setAsked({ what: 'renew' })}>
            {translate('console.secondFactor.renew')}
          </Button>
        </Box>
      )}
      {asked?.what === 'app' && (
        <Suspense fallback={null}>
          <AppDialog onClose={close} onDone={finish} />
        </Suspense>
      )}
      {asked && asked.what !== 'app' && (
        <FactorQuestion asked={asked} isLast={factors.length === 1} onClose={close} onDone={finish} />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => finish()} />}
    </Box>
  );
}

interface FactorQuestionProps {
  asked: Exclude<Asked, { what: 'app' }>;
  isLast: boolean;
  onClose: () => void;
  onDone: (codes?: readonly string[]) => Promise<void>;
}

function FactorQuestion({ asked, isLast, onClose, onDone }: FactorQuestionProps) {
  const translate = useTranslate();
  const placeText = usePlaceText();
  const { secondFactor } = useConsole().session;
  const text = (key: string, params?: object) => translate(`console.secondFactor.${key}`, params);
  switch (asked.what) {
    case 'passkey':
      return (
        <AskDialog
          title={text('addPasskey')}
          question={text('passkeyLead')}
          name={placeText(navigator.userAgent)}
          action={text('goOn')}
          failed={text('passkeyFailed')}
          onSubmit={async (name) => onDone(await (await secondFactor()).addPasskey(name))}
          onClose={onClose}
        />
      );
    case 'renew':
      return (
        <AskDialog
          title={text('renew')}
          question={text('renewQuestion')}
          action={text('confirm')}
          onSubmit={async () => onDone(await (await secondFactor()).renewCodes())}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <AskDialog
          title={text('rename')}
          name={asked.factor.name}
          action={text('save')}
          onSubmit={async (name) => {
            await (await secondFactor()).rename({ id: asked.factor.id, name });
            await onDone();
          }}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <AskDialog
          title={text('remove')}
          question={text(isLast ? 'removeLast' : 'removeQuestion', { name: asked.factor.name })}
          action={text('remove')}
          isDangerous
          onSubmit={async () => {
            await (await secondFactor()).remove(asked.factor.id);
            await onDone();
          }}
          onClose={onClose}
        />
      );
  }
}
