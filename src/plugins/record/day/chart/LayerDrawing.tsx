import { StepsDrawing, StripDrawing } from './layers/CodeDrawing';
import { MomentsDrawing, RangesDrawing, SpansDrawing } from './layers/ItemDrawing';
import type { LayerDrawingProps } from './layers/layerProps';
import { StackDrawing } from './layers/StackDrawing';
import { TrackDrawing } from './layers/TrackDrawing';

/** Draws one layer of a pane. */
export function LayerDrawing(props: LayerDrawingProps) {
  const { layer } = props;
  switch (layer.type) {
    case 'line':
    case 'area':
    case 'bars':
      return <TrackDrawing {...props} layer={layer} />;
    case 'stack':
      return <StackDrawing {...props} layer={layer} />;
    case 'steps':
      return <StepsDrawing {...props} layer={layer} />;
    case 'strip':
      return <StripDrawing {...props} layer={layer} />;
    case 'ranges':
      return <RangesDrawing {...props} layer={layer} />;
    case 'moments':
      return <MomentsDrawing {...props} layer={layer} />;
    case 'spans':
      return <SpansDrawing {...props} layer={layer} />;
  }
}
