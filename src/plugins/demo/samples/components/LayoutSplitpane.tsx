import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Group, Panel, Separator } from 'react-resizable-panels';

export default function LayoutSplitpane() {
  const translate = useTranslate();
  const pane = (name: string) => (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
      {translate(`demo.layoutSplitpane.${name}`)}
    </Box>
  );
  // The bars are focusable, and the arrow keys move them.
  return (
    <Box
      sx={{
        height: 360,
        '& [role="separator"]': {
          minWidth: 8,
          minHeight: 8,
          bgcolor: 'divider',
          '&:focus-visible': { bgcolor: 'primary.main' },
        },
      }}
    >
      <Group orientation="horizontal">
        <Panel defaultSize="30%" minSize="20%">
          {pane('left')}
        </Panel>
        <Separator aria-label={translate('demo.layoutSplitpane.sides')} />
        <Panel minSize="20%">
          <Group orientation="vertical">
            <Panel minSize="20%">{pane('top')}</Panel>
            <Separator aria-label={translate('demo.layoutSplitpane.floors')} />
            <Panel minSize="20%">{pane('bottom')}</Panel>
          </Group>
        </Panel>
      </Group>
    </Box>
  );
}
