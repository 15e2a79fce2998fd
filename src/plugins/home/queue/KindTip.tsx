import { useLocaleState, useTranslate } from 'react-admin';
import { LateTooltip, populationText, useViewpoint } from '../../../core/kit';
import { useEntityDefinition } from '../../../core/plugin-api';
import type { AskedSource } from './QueueReader';
import type { QueueAnswer } from './queueEntries';

export interface KindTipProps {
  anchor: Element;
  asked: AskedSource;
  answer: QueueAnswer;
}

/** Describes in words which records a kind of the queue counts. */
export default function KindTip({ anchor, asked: { source, filter }, answer }: KindTipProps) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { adminId } = useViewpoint();
  const entity = useEntityDefinition(source.entity);
  if (!entity) return null;
  const { read } = source;
  const title = answer.isHanded
    ? translate('home.queue.handedOnly', { name: translate(source.label) })
    : populationText({ entity, filter, read }, { adminId, translate, locale });
  return <LateTooltip anchor={anchor} title={title} />;
}
