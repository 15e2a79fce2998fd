import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Drawer } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../ConsoleContext';
import { FavouriteMenu } from '../favourites/FavouriteMenu';
import { ViewTools } from '../header/ViewTools';
import { isSectionShown, useAllowedEntries } from '../useAllowedEntries';
import { useCurrentPage } from '../useCurrentPage';
import { AsideMenu } from './AsideMenu';

/** Both menus in one drawer, for narrow screens: the sections with their pages. */
export default function AsideDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const { table } = useConsole();
  const isAllowed = useAllowedEntries();
  const { section: current } = useCurrentPage();
  const [chosen, setChosen] = useState<string>();
  const expanded = chosen ?? current?.plugin;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: {
          'aria-label': translate('console.header.sections'),
          sx: (theme) => ({
            width: 264,
            color: theme.shell.text,
            background: theme.shell.background,
            '--focus-ring': theme.shell.activeText,
          }),
        },
      }}
    >
      <FavouriteMenu isCollapsed={false} onChoose={close} />
      {table.sections
        .filter((section) => isSectionShown(section, isAllowed))
        .map((section) => {
          const { plugin, title, icon: Icon } = section;
          return (
            <Accordion
              key={plugin}
              disableGutters
              expanded={plugin === expanded}
              onChange={(_, isExpanding) => setChosen(isExpanding ? plugin : '')}
              sx={{
                color: 'inherit',
                background: 'none',
                boxShadow: 'none',
                '&::before': { backgroundColor: 'currentColor', opacity: 0.15 },
              }}
            >
              <AccordionSummary
                expandIcon={<ExpandMoreIcon />}
                sx={{
                  '& .MuiAccordionSummary-content': { alignItems: 'center', gap: 1.25 },
                  '& .MuiAccordionSummary-expandIconWrapper': { color: 'inherit' },
                  '& svg': { fontSize: 20 },
                }}
              >
                <Icon />
                {translate(title)}
              </AccordionSummary>
              <AccordionDetails sx={{ p: 0, pb: 1, pl: 1.5 }}>
                <AsideMenu section={section} isCollapsed={false} onChoose={close} />
              </AccordionDetails>
            </Accordion>
          );
        })}
      <Box
        role="toolbar"
        aria-label={translate('console.header.tools')}
        sx={{ mt: 'auto', p: 1, display: 'flex', justifyContent: 'space-around' }}
      >
        <ViewTools />
      </Box>
    </Drawer>
  );
}
