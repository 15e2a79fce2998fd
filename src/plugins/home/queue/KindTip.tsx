import { useLocaleState, useTranslate } from 'react-admin';
import { describeCountedRecords, LazyTooltip, useViewpoint } from '../../../core/kit';
import { useEntityDefinition } from '../../../core/plugin-api';
import type { SourceQuery } from './QueueReader';
import type { QueueAnswer } from './queueEntries';

export interface KindTipProps {
  anchor: Element;
  sourceQuery: SourceQuery;
  answer: QueueAnswer;
}

/** Describes in words which records a kind of the queue counts. */
export default function KindTip({ anchor, sourceQuery: { source, filter }, answer }: KindTipProps) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { adminId } = useViewpoint();
  const entity = useEntityDefinition(source.entity);
  if (!entity) return null;
  const { read } = source;
  const title = answer.isHandedOverOnly
    ? translate('home.queue.handedOnly', { name: translate(source.label) })
    : describeCountedRecords({ entity, filter, read }, { adminId, translate, locale });
  return <LazyTooltip anchor={anchor} title={title} />;
}
