import type { ComponentType } from 'react';
import { SamplePage } from './frame/SamplePage';
import { SampleTexts } from './frame/SampleTexts';
import { SampleIndex } from './frame/SampleWall';
import { readSamplePath } from './samplePaths';

const samples = import.meta.glob<{ default: ComponentType }>('./samples/{playground,plugins,components}/**/*.tsx');

/** Loads the page of a sample: the example with its source, or the list of a group. */
export async function loadSample(path: string): Promise<{ default: ComponentType }> {
  const { group, name } = readSamplePath(path);
  if (name === group)
    return {
      default: () => (
        <SampleTexts>
          <SampleIndex group={group} />
        </SampleTexts>
      ),
    };
  const fileName = `/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`;
  const file = Object.keys(samples).find((each) => each.startsWith(`./samples/${group}/`) && each.endsWith(fileName));
  const load = file === undefined ? undefined : samples[file];
  if (file === undefined || !load) throw new Error(`no sample ${group}${fileName}`);
  const { default: Example } = await load();
  return {
    default: () => (
      <SampleTexts>
        <SamplePage name={name} file={file}>
          <Example />
        </SamplePage>
      </SampleTexts>
    ),
  };
}
