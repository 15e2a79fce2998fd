import { Box, ButtonBase, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../../../../core/kit';
import { ICON_SET } from '../parts/iconSet';

export default function IconList() {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (name: string) => {
    const isCopied = await copyText(`import ${name}Icon from '@mui/icons-material/${name}';`);
    notify(isCopied ? 'demo.iconList.copied' : 'demo.iconList.refused', { type: isCopied ? 'success' : 'warning' });
  };
  return Object.entries(ICON_SET).map(([subject, icons]) => (
    <Box key={subject} component="section" aria-label={translate(`demo.iconList.${subject}`)} sx={{ mb: 2 }}>
      <Typography component="h2" variant="h3">
        {translate(`demo.iconList.${subject}`)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <ButtonBase
            key={name}
            onClick={() => copy(name)}
            sx={{ flexDirection: 'column', gap: 0.5, p: 1, borderRadius: 1, '&:hover': { bgcolor: 'primary.light' } }}
          >
            <Icon />
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  ));
}
