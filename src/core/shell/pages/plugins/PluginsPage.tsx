import { Alert, Button, Card, List, Typography } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { byLocale } from '../../../../../contract/texts/localeTexts';
import type { TextTree } from '../../../i18n/mergeTexts';
import { useLogEntries } from '../../../log';
import { LazyTexts } from '../../../plugin-api';
import { DISABLED_PLUGINS_KEY, parseDisabledPlugins } from '../../../registry/disabledPlugins';
import { userStorage } from '../../../storage';
import { useConsole } from '../../ConsoleContext';
import { PageTitle } from '../PageTitle';
import { PLUGIN_LIST, PluginItem } from './PluginItem';
import { PluginOverrideDialog } from './PluginOverrideDialog';
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
  const { halves: serverModules, mayChange, overrideOf, saveOverride } = usePluginRecords();
  const [disabledIds, setDisabledIds] = useState(() => parseDisabledPlugins(userStorage().get(DISABLED_PLUGINS_KEY)));
  const [isChanged, setIsChanged] = useState(false);
  const [editedRow, setEditedRow] = useState<PluginRow>();

  const toggleForSelf = (id: string, isOn: boolean) => {
    const next = isOn ? disabledIds.filter((each) => each !== id) : [...disabledIds, id];
    userStorage().set(DISABLED_PLUGINS_KEY, next);
    setDisabledIds(next);
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
          {pluginRows({ plugins, config, serverModules, entries }).map((row) => (
            <PluginItem
              key={row.key}
              row={row}
              isOn={!disabledIds.includes(row.id)}
              isOnForAll={overrideOf(row.id).enabled}
              onSwitch={(isOn) => toggleForSelf(row.id, isOn)}
              onEditOverride={mayChange ? () => setEditedRow(row) : undefined}
            />
          ))}
        </List>
      </Card>
      {editedRow && (
        <PluginOverrideDialog
          row={editedRow}
          override={overrideOf(editedRow.id)}
          onSave={async (override) => {
            await saveOverride(editedRow.id, override);
            setIsChanged(true);
            setEditedRow(undefined);
          }}
          onClose={() => setEditedRow(undefined)}
        />
      )}
    </>
  );
}

/** Loaded with the page. */
function PluginTexts({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LazyTexts prefix="console.plugins" texts={texts}>
        {children}
      </LazyTexts>
    </Suspense>
  );
}

const texts = byLocale(import.meta.glob<{ default: TextTree }>('./texts/*.json'));
