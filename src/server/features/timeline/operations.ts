import type { Handlers } from '../../operations/call';
import { getTimeline } from './getTimeline';
import { previewTimelineMove } from './previewTimelineMove';
import { saveTimelineMove } from './saveTimelineMove';

export const timelineOperations = {
  getTimeline,
  previewTimelineMove,
  saveTimelineMove,
} satisfies Partial<Handlers>;
