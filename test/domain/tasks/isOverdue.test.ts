import { isOverdue } from '../../../src/domain/tasks/isOverdue';

const today = '2026-03-10';

describe('A task is overdue', () => {
  it('from the day after its due day on', () => {
    expect(isOverdue('2026-03-09', 'IN PROGRESS', today)).toBe(true);
    expect(isOverdue('2026-03-10', 'IN PROGRESS', today)).toBe(false);
  });

  it('never when it has no due day', () => {
    expect(isOverdue(null, 'OPEN', today)).toBe(false);
  });

  it('never when it is closed or rejected', () => {
    expect(isOverdue('2026-03-01', 'CLOSE', today)).toBe(false);
    expect(isOverdue('2026-03-01', 'REJECTED', today)).toBe(false);
  });
});
