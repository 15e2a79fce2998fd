import CheckIcon from '@mui/icons-material/Check';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ListView } from '../../../../../contract/query/listView';
import { listSeparator } from '../../../../../contract/values/listSeparator';
import { useListSettings } from '../ListSettings';
import { useActiveView } from './activeView';
import type { useListViews } from './useListViews';

const ViewDialog = lazy(() => import('./ViewDialog'));

export type ViewStep = 'rename' | 'share' | 'remove';

interface ViewRowProps {
  /** Absent for the list without a view. */
  view?: ListView;
  /** Name of a view that only this browser keeps. */
  localName?: string;
  store: ReturnType<typeof useListViews>;
  isActive: boolean;
  onChoose: () => void;
}

/** One view with its menu. */
export function ViewRow({ view, localName, store, isActive, onChoose }: ViewRowProps) {
  const translate = useTranslate();
  const separator = listSeparator(useLocale());
  const { key } = useListSettings();
  const { defaultView } = useActiveView(key);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [step, setStep] = useState<ViewStep>();
  const isDefault = localName === undefined && store.isStored && defaultView?.id === view?.id;
  const name = view?.name ?? localName ?? translate('kit.views.standard');
  const facts = [
    ...(isDefault ? [translate('kit.views.default')] : []),
    ...(view && view.sharing !== 'none'
      ? view.isOwn
        ? [translate('kit.views.sharedWith', { name: view.templateName ?? translate('kit.views.everybody') })]
        : [view.ownerName ?? '']
      : []),
    ...(localName === undefined ? [] : [translate('kit.views.local')]),
  ].filter(Boolean);
  const steps: { label: string; run: () => void }[] = [
    ...(store.isStored && localName === undefined && !isDefault
      ? [
          {
            label: 'kit.views.makeDefault',
            run: () =>
              void store
                .change('chooseDefaultView', { listKey: key, ...(view && { id: view.id }) })
                .catch(() => undefined),
          },
        ]
      : []),
    ...(view?.isOwn ? [{ label: 'kit.views.rename', run: () => setStep('rename') }] : []),
    ...(view?.isOwn && store.mayShare ? [{ label: 'kit.views.share', run: () => setStep('share') }] : []),
    ...(view?.isOwn ? [{ label: 'ra.action.delete', run: () => setStep('remove') }] : []),
    ...(localName === undefined ? [] : [{ label: 'ra.action.delete', run: () => store.removeLocal(localName) }]),
  ];
  return (
    <ListItem
      disablePadding
      secondaryAction={
        steps.length > 0 && (
          <IconButton
            edge="end"
            size="small"
            aria-haspopup="menu"
            aria-label={translate('kit.views.actions', { name })}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreIcon fontSize="inherit" />
          </IconButton>
        )
      }
    >
      <ListItemButton selected={isActive} aria-current={isActive || undefined} onClick={onChoose}>
        <ListItemIcon sx={{ minWidth: 28 }}>{isActive && <CheckIcon fontSize="small" />}</ListItemIcon>
        <ListItemText
          primary={name}
          secondary={facts.join(separator) || undefined}
          slotProps={{ primary: { noWrap: true, title: name } }}
        />
      </ListItemButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {steps.map(({ label, run }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(undefined);
                run();
              }}
            >
              {translate(label)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {view && step && (
        <Suspense fallback={null}>
          <ViewDialog view={view} step={step} store={store} onClose={() => setStep(undefined)} />
        </Suspense>
      )}
    </ListItem>
  );
}
