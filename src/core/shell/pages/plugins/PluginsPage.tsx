import { Alert, Button, Card, List, Typography } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLogEntries } from '../../../log';
import { LaterTexts } from '../../../plugin-api';
import { readSwitchedOff, SWITCHED_OFF_KEY } from '../../../registry/ownSwitches';
import { userStorage } from '../../../storage';
import { useConsole } from '../../ConsoleContext';
import { PageTitle } from '../PageTitle';
import { DecisionDialog } from './DecisionDialog';
import { PLUGIN_LIST, PluginItem } from './PluginItem';
import { type PluginRow, pluginRows } from './pluginRows';
import { usePluginRecords } from './usePluginRecords';

/**
 * All plugins with their state and problems. Users enable and disable them for themselves, or with the
 * permission for everybody.
 */
export default function PluginsPage() {
  return (
    <PluginTexts>
      <Plugins />
    </PluginTexts>
  );
}

function Plugins() {
  const translate = useTranslate();
  const { plugins, config } = useConsole();
  const entries = useLogEntries();
  const { halves, mayChange, decisionOf, decide } = usePluginRecords();
  const [off, setOff] = useState(() => readSwitchedOff(userStorage().get(SWITCHED_OFF_KEY)));
  const [isChanged, setIsChanged] = useState(false);
  const [deciding, setDeciding] = useState<PluginRow>();

  const switchOwn = (id: string, isOn: boolean) => {
    const next = isOn ? off.filter((each) => each !== id) : [...off, id];
    userStorage().set(SWITCHED_OFF_KEY, next);
    setOff(next);
    setIsChanged(true);
  };
  return (
    <>
      <PageTitle title={translate('console.pages.plugins')} />
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('console.plugins.lead')}</Typography>
      {isChanged && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={() => window.location.reload()}>{translate('console.plugins.reload')}</Button>}
        >
          {translate('console.plugins.changed')}
        </Alert>
      )}
      <Card variant="outlined">
        <List disablePadding sx={PLUGIN_LIST} aria-label={translate('console.pages.plugins')}>
          {pluginRows({ plugins, config, halves, entries }).map((row) => (
            <PluginItem
              key={row.key}
              row={row}
              isOn={!off.includes(row.id)}
              isOnForAll={decisionOf(row.id).enabled}
              onSwitch={(isOn) => switchOwn(row.id, isOn)}
              onDecide={mayChange ? () => setDeciding(row) : undefined}
            />
          ))}
        </List>
      </Card>
      {deciding && (
        <DecisionDialog
          row={deciding}
          decision={decisionOf(deciding.id)}
          onDecide={async (decision) => {
            await decide(deciding.id, decision);
            setIsChanged(true);
            setDeciding(undefined);
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}

/** Loaded with the page. */
function PluginTexts({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LaterTexts prefix="console.plugins" texts={texts}>
        {children}
      </LaterTexts>
    </Suspense>
  );
}

const texts = {
  'zh-CN': () => import('./texts/zh-CN'),
  'zh-TW': () => import('./texts/zh-TW'),
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};
