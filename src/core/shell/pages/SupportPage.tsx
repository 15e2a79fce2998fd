import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import {
  Alert,
  Button,
  Card,
  CardContent,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { PLUGIN_API_VERSION } from '../../plugin-api';
import { describePluginProblem } from '../../registry/problems';
import { useConsole } from '../ConsoleContext';
import { browserDetails } from './browserFacts';
import { HelpCard } from './HelpCard';
import { PageTitle } from './PageTitle';
import { useCopy } from './useCopy';

const STATE_COLORS = { active: 'success', disabled: 'default', failed: 'error' } as const;

/** Technical support: versions, browser, and the plugins with their problems, ready to copy into a report. */
export default function SupportPage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const copy = useCopy();
  const { version, plugins, problems, configFaults } = useConsole();
  const facts = [
    { key: 'version', value: version },
    { key: 'apiVersion', value: PLUGIN_API_VERSION },
    { key: 'locale', value: locale },
    ...browserDetails(),
  ];
  const textOf = ({ key, value }: { key: string; value: string }) =>
    key === 'online' ? translate(`console.support.${value}`) : value;

  const copyReport = () => {
    const report = [
      ...facts.map(({ key, value }) => `${key}: ${value}`),
      ...plugins.map(({ id, version: own, state }) => `plugin ${id} ${own}: ${state}`),
      ...problems.map(describePluginProblem),
      ...configFaults.map((fault) => `console.config.json: ${fault}`),
    ].join('\n');
    return copy(report, translate('console.support.copied'));
  };
  return (
    <>
      <PageTitle
        title={translate('console.pages.support')}
        actions={
          <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={copyReport}>
            {translate('console.support.copyReport')}
          </Button>
        }
      />
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('console.support.lead')}</Typography>
      <HelpCard />
      {configFaults.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {[translate('console.support.configFaults'), ...configFaults].join('\n')}
        </Alert>
      )}
      <Card sx={{ mb: 2 }}>
        <CardContent>
          <Typography variant="h2">{translate('console.support.environment')}</Typography>
          <Table size="small">
            <TableBody>
              {facts.map((fact) => (
                <TableRow key={fact.key}>
                  <TableCell component="th" scope="row" sx={{ width: 180, color: 'text.secondary' }}>
                    {translate(`console.support.${fact.key}`)}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{textOf(fact)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </CardContent>
      </Card>
      <Card>
        <CardContent sx={{ overflowX: 'auto' }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate('console.support.plugins')}
          </Typography>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['plugin', 'pluginVersion', 'state', 'problems'].map((column) => (
                  <TableCell key={column}>{translate(`console.support.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {plugins.map((plugin) => (
                <TableRow key={`${plugin.origin} ${plugin.id} ${plugin.state}`}>
                  <TableCell>{plugin.id}</TableCell>
                  <TableCell>{plugin.version}</TableCell>
                  <TableCell>
                    <Chip
                      size="small"
                      color={STATE_COLORS[plugin.state]}
                      label={translate(`console.support.${plugin.state}`)}
                    />
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'pre-line' }}>
                    {plugin.problems.map(describePluginProblem).join('\n') || translate('console.support.noProblems')}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </CardContent>
      </Card>
    </>
  );
}
