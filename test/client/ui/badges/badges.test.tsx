import { act, fireEvent, screen } from '@testing-library/react';
import { Age } from '../../../../src/client/ui/badges/Age';
import { ElapsedTime } from '../../../../src/client/ui/badges/ElapsedTime';
import { IssueTypeIcon } from '../../../../src/client/ui/badges/IssueTypeIcon';
import { PersonAvatar } from '../../../../src/client/ui/badges/PersonAvatar';
import { getInitials } from '../../../../src/client/ui/badges/personLook';
import { PriorityBadge } from '../../../../src/client/ui/badges/PriorityBadge';
import { StatusBadge } from '../../../../src/client/ui/badges/StatusBadge';
import { statusTone } from '../../../../src/client/ui/badges/statusTone';
import { projectStatuses } from '../../../../src/domain/projects/projectChoices';
import { taskStatuses } from '../../../../src/domain/tasks/taskChoices';
import { renderUi } from '../../../support/renderUi';

describe('a badge', () => {
  it('always says its status in words', () => {
    renderUi(<StatusBadge status="READY FOR QA" />);
    expect(screen.getByText('READY FOR QA')).toHaveClass('db-tone-waiting');
  });

  it('has a look of its own for every status but the open ones', () => {
    const plain = [...taskStatuses, ...projectStatuses].filter((status) => statusTone(status) === 'neutral');
    expect(plain).toEqual(['OPEN', 'Open']);
  });

  it('marks high and low priorities and leaves the others plain', () => {
    renderUi(
      <>
        <PriorityBadge priority="HIGH" />
        <PriorityBadge priority="LOW" />
        <PriorityBadge priority="MEDIUM" isShort />
      </>,
    );
    expect(screen.getByText('HIGH').parentElement).toHaveClass('db-tone-bad');
    expect(screen.getByText('LOW').parentElement).toHaveClass('db-tone-stopped');
    expect(screen.getByText('MEDIUM').parentElement).toHaveClass('db-tone-neutral');
  });

  it('names the issue type for those who do not see the sign', () => {
    renderUi(<IssueTypeIcon issueType="Bug" />);
    expect(screen.getByRole('img', { name: 'Bug' })).toBeInTheDocument();
  });
});

describe('the picture of a person', () => {
  it.each([
    ['Ada Byron', 'AB'],
    ['  ada  maria byron ', 'AB'],
    ['Ada', 'A'],
    ['', '?'],
  ])('of %j has the initials %s', (name, initials) => {
    expect(getInitials(name)).toBe(initials);
  });

  it('gives way to the initials when it cannot be loaded', () => {
    renderUi(<PersonAvatar name="Ada Byron" pictureUrl="/files/gone.png" />);
    fireEvent.error(screen.getByRole('img', { name: 'Ada Byron' }));
    expect(screen.getByRole('img', { name: 'Ada Byron' })).toHaveTextContent('AB');
  });
});

describe('running time', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 5, 15, 12, 0, 0) }));
  afterEach(() => jest.useRealTimers());

  it('ticks every second while the timer runs', () => {
    renderUi(<ElapsedTime since="2026-06-15T10:58:57.000Z" />);
    expect(screen.getByRole('timer')).toHaveTextContent('01 : 01 : 03');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('timer')).toHaveTextContent('01 : 01 : 05');
  });

  it('does not tick while nothing runs', () => {
    renderUi(<ElapsedTime since={null} beforeMs={3_723_000} />);
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('timer')).toHaveTextContent('01 : 02 : 03');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps the age of a comment true while the page is open', () => {
    renderUi(<Age at="2026-06-15T12:00:00.000Z" />);
    expect(screen.getByText('Just now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText('2 minutes ago')).toBeInTheDocument();
  });
});
