import { historyLine } from '../../../../src/client/widgets/activity/historyLine';
import { historyEntry } from '../../../support/client/taskRecords';

describe('An entry of the history', () => {
  it('says who created the task', () => {
    expect(
      historyLine(
        historyEntry({
          Created_by: 'Carl Creator',
          Updated_by: null,
          Task_create: '2026-03-02T10:00:00Z',
          Action: 'Created',
        }),
        'task',
      ),
    ).toEqual({ who: 'Carl Creator', what: 'created this task' });
  });

  it('says from which status to which', () => {
    const entry = historyEntry({
      Privious_Status: 'OPEN',
      Current_Status: 'IN PROGRESS',
      Field: 'Status',
      Privious_Value: 'OPEN',
      Current_Value: 'IN PROGRESS',
    });
    expect(historyLine(entry, 'task')).toEqual({
      who: 'Uma Updater',
      what: 'changed Status',
      change: { from: 'OPEN', to: 'IN PROGRESS' },
    });
  });

  it('says from which assignee to which, also when there was none', () => {
    expect(historyLine(historyEntry({ Privious_Assignees: null, Current_Assignees: 'Nora Next' }), 'task')).toEqual({
      who: 'Uma Updater',
      what: 'changed Assignees',
      change: { from: '', to: 'Nora Next' },
    });
  });

  it('shows days as the task view does and hours with their unit', () => {
    expect(
      historyLine(
        historyEntry({ Field: 'Due_date', Privious_Value: '2026-03-02', Current_Value: '2026-03-09' }),
        'task',
      ).change,
    ).toEqual({ from: '02-03-2026', to: '09-03-2026' });
    expect(
      historyLine(
        historyEntry({ Field: 'Project_start_date', Privious_Value: '2026-03-02', Current_Value: '2026-03-09' }),
        'project',
      ).change,
    ).toEqual({ from: '02/03/2026', to: '09/03/2026' });
    expect(
      historyLine(historyEntry({ Field: 'Task_duration', Privious_Value: null, Current_Value: '0.5' }), 'task'),
    ).toMatchObject({ what: 'changed Task Duration', change: { from: '', to: '0.5 Hr' } });
  });

  it('names a field that it has not heard of in plain words', () => {
    expect(
      historyLine(historyEntry({ Field: 'Story_points', Privious_Value: '1', Current_Value: '2' }), 'task').what,
    ).toBe('changed Story points');
  });

  it('shows a new status of a project in the words that were recorded', () => {
    const entry = historyEntry({ Privious_Status: 'Open', Current_Status: 'Hold', Action: 'Status to Hold' });
    expect(historyLine(entry, 'project')).toEqual({ who: 'Uma Updater', what: 'set Status to Hold', former: 'Open' });
  });

  it.each([
    [
      'Project_member',
      'Asha Rao, Ben Okoro',
      'Asha Rao, Nora Lind',
      'changed Members: added Nora Lind; removed Ben Okoro',
    ],
    ['Project_member', null, 'Nora Lind', 'changed Members: added Nora Lind'],
    ['Tech_stack', 'React', 'Kotlin, React', 'changed Tech Stack: added Kotlin'],
    ['Document', 'offer.pdf', null, 'changed Attachments: removed offer.pdf'],
    ['Document', 'offer.pdf', 'offer.pdf', 'changed Attachments'],
  ])('tells of the list %s only what came and what went', (Field, Privious_Value, Current_Value, what) => {
    expect(historyLine(historyEntry({ Field, Privious_Value, Current_Value }), 'project')).toEqual({
      who: 'Uma Updater',
      what,
    });
  });

  it('describes a deletion and its undoing in a sentence', () => {
    expect(historyLine(historyEntry({ Action: 'Project deleted' }), 'project').what).toBe('deleted this project');
    expect(historyLine(historyEntry({ Action: 'Task restored' }), 'task').what).toBe('restored this task');
  });

  it('repeats what was done or remarked when no field has changed', () => {
    expect(historyLine(historyEntry({ Action: 'Status to Completed' }), 'project').what).toBe(
      'set Status to Completed',
    );
    expect(historyLine(historyEntry({ Comments: 'Waiting for the client' }), 'task')).toEqual({
      who: 'Uma Updater',
      what: 'remarked',
      remark: 'Waiting for the client',
    });
  });
});
