import { Tab, Tabs } from '@blueprintjs/core';
import { useScreenState } from '../../screen-state/useScreenState';
import { useUrlChoice } from '../url-state/useUrlChoice';
import { CommentsTab } from './CommentsTab';
import { HistoryTab } from './HistoryTab';
import { HoursTab } from './HoursTab';
import type { Subject } from './subject';
import './activity.css';

const tabs = ['comments', 'history', 'hours'] as const;
type ActivityTab = (typeof tabs)[number];
const isActivityTab = (id: unknown): id is ActivityTab => tabs.some((tab) => tab === id);

export interface ActivityPanelProps {
  readonly subject: Subject;
}

/** Comments, history and logged hours of a task or a project (SCR-034). The open tab is in the URL. */
export function ActivityPanel({ subject }: ActivityPanelProps) {
  const [tab, openTab] = useUrlChoice('activity', tabs);
  // Stored here, so that switching tabs does not lose the comment being written.
  const [draft, setDraft] = useScreenState('drafts', 'comment', { subjectId: subject.id, html: '' });
  const html = draft.subjectId === subject.id ? draft.html : '';
  return (
    <section className="db-activity" aria-label="Activity">
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
          panel={
            <CommentsTab
              subject={subject}
              draft={html}
              onDraftChange={(changed) => setDraft({ subjectId: subject.id, html: changed })}
            />
          }
        />
        <Tab disabled={false} id="history" title="History" panel={<HistoryTab subject={subject} />} />
        <Tab disabled={false} id="hours" title="Hours Logs" panel={<HoursTab subject={subject} />} />
      </Tabs>
    </section>
  );
}
