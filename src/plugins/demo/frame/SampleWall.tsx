import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageHeader } from '../../../core/kit';
import { readSamplePath, SAMPLE_PATHS } from '../samplePaths';

const GROUPS = ['playground', 'plugins', 'components'];
/** Values of path parameters in links. */
const PARAMETERS: Readonly<Record<string, string>> = { ':id': '1', ':username': 'user1' };

/** Lists the samples of a group as large links, with links to the other groups. */
export function SampleIndex({ group }: { group: string }) {
  const translate = useTranslate();
  const paths = SAMPLE_PATHS.filter((path) => path.startsWith(`${group}/`) && !path.endsWith('/index'));
  const topics = [...new Set(paths.map((path) => readSamplePath(path).topic))].sort((a) => (a === '' ? -1 : 0));
  return (
    <>
      <PageHeader title={`demo.titles.${group}`} description={`demo.${group}.lead`} />
      <Box
        component="nav"
        aria-label={translate('demo.samples')}
        sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {GROUPS.map((each) => (
          <Button
            key={each}
            component={Link}
            to={`/demo/${each}/index`}
            variant={each === group ? 'contained' : 'outlined'}
            aria-current={each === group ? 'page' : undefined}
          >
            {translate(`demo.titles.${each}`)}
          </Button>
        ))}
      </Box>
      {topics.map((topic) => (
        <section key={topic} aria-label={topic && translate(`demo.topics.${topic}`)}>
          {topic && (
            <Typography variant="h2" sx={{ mt: 2.5 }}>
              {translate(`demo.topics.${topic}`)}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{
              m: 0,
              mt: 1.5,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
            }}
          >
            {paths
              .filter((path) => readSamplePath(path).topic === topic)
              .map((path) => (
                <SampleLink key={path} path={path} />
              ))}
          </Box>
        </section>
      ))}
    </>
  );
}

function SampleLink({ path }: { path: string }) {
  const translate = useTranslate();
  const { name } = readSamplePath(path);
  const address = path.replace(/:\w+/g, (parameter) => PARAMETERS[parameter] ?? parameter);
  return (
    <li>
      <ButtonBase
        component={Link}
        to={`/demo/${address}`}
        sx={{
          width: '100%',
          height: '100%',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 0.5,
          px: 2,
          py: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          textAlign: 'left',
          '&:hover': { borderColor: 'primary.main', bgcolor: 'primary.light' },
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate(`demo.titles.${name}`)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`demo.${name}.lead`)}
        </Typography>
      </ButtonBase>
    </li>
  );
}
