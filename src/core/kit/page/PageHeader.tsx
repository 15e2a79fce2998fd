import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HelpButton } from './HelpButton';

export interface PageHeaderProps {
  /** A message key, or text that is already written out (a person's name). */
  title: ReactNode;
  /** One sentence, a message key. */
  description?: string;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The first line of a page: what it is, and what can be done here. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography component="h1" variant="h1" sx={{ minWidth: 0 }}>
            {typeof title === 'string' ? translate(title, { _: title }) : title}
          </Typography>
          <HelpButton />
        </Box>
        {description && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(description)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{actions}</Box>
    </Box>
  );
}
