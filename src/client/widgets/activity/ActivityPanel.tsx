import { Tab } from '@blueprintjs/core';
import { Tabs } from '../../ui/controls/Tabs';
import { useUrlChoice } from '../url-state/useUrlChoice';
import { CommentsTab } from './CommentsTab';
import { HistoryTab } from './HistoryTab';
import { HoursTab } from './HoursTab';
import type { LinkedComment } from './linkedComment';
import type { Subject } from './subject';
import { useCommentDraft, type CommentDraft } from './useCommentDraft';
import './activity.css';

const tabs = ['comments', 'history', 'hours'] as const;
type ActivityTab = (typeof tabs)[number];
const isActivityTab = (id: unknown): id is ActivityTab => tabs.some((tab) => tab === id);

export interface ActivityPanelProps {
  readonly subject: Subject;
  /** Of the page that links to comments lead to. */
  readonly linked?: LinkedComment;
}

/** Comments, history and logged hours of a task or a project (SCR-034). */
export const ActivityPanel = ({ subject, linked }: ActivityPanelProps) => (
  <ActivityTabs subject={subject} linked={linked} draft={useCommentDraft(subject.id)} />
);

/** The panel in a page that keeps the comment while the panel is not shown. The open tab is in the URL. */
export function ActivityTabs({ subject, linked, draft }: ActivityPanelProps & { readonly draft: CommentDraft }) {
  const [tab, openTab] = useUrlChoice('activity', tabs);
  return (
    <section
      className="db-activity"
      aria-label="Activity"
      data-unsaved={draft.isUnsent || draft.edit.isDirty || undefined}
    >
      <Tabs
        id={`activity-${subject.id}`}
        selectedTabId={tab}
        onChange={(next) => isActivityTab(next) && openTab(next)}
        renderActiveTabPanelOnly
      >
        <Tab
          disabled={false}
          id="comments"
          title="Comments"
          panel={<CommentsTab subject={subject} linked={linked} draft={draft} />}
        />
        <Tab disabled={false} id="history" title="History" panel={<HistoryTab subject={subject} />} />
        <Tab disabled={false} id="hours" title="Hours Logs" panel={<HoursTab subject={subject} />} />
      </Tabs>
    </section>
  );
}
