import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isRecord } from '../../../../contract/values/isRecord';
import { ChangeLines, CodeBlock, fieldLabel, type KitRecord } from '../../../core/kit';

/** Shows the values of a log entry: each field before and after, and the parameters. */
export function LogDetails({ record: { entity, diff, params } }: { record: KitRecord }) {
  const translate = useTranslate();
  const hasChanges = isRecord(diff) && Object.keys(diff).length > 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
      {hasChanges ? (
        <ChangeLines entity={String(entity)} diff={diff} />
      ) : (
        <span>{translate('system-manage.log.noChanges')}</span>
      )}
      {isRecord(params) && Object.keys(params).length > 0 && (
        <section>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
            {translate(fieldLabel({ name: 'log' }, 'params'))}
          </Typography>
          <CodeBlock
            code={JSON.stringify(params, null, 2)}
            language="json"
            label={translate(fieldLabel({ name: 'log' }, 'params'))}
          />
        </section>
      )}
    </Box>
  );
}
