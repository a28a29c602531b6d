import { act, screen } from '@testing-library/react';
import { api } from '../../../../../src/client/api/api';
import { selectTaskReadAt, type KnownTask } from '../../../../../src/client/entities/knownRecords';
import { useBoardMoves } from '../../../../../src/client/features/tasks/board/useBoardMoves';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const task = { _id: 't', Project_id: 'p', Status: 'OPEN', Priority: 'LOW', Version: 1 } as unknown as KnownTask;
const cells = { laneKind: 'none', lanes: [{ key: '' }], statuses: ['OPEN', 'CLOSE'] } as const;
const closed = { lane: '', status: 'CLOSE' } as const;

let moves: ReturnType<typeof useBoardMoves>;
function Board() {
  moves = useBoardMoves(cells);
  return <p role="status">{moves.arrivedIn(closed).length} moved</p>;
}

/** A card that was dropped in CLOSE; the server answers with these statuses in turn. */
async function openBoard(...statuses: string[]) {
  const network = fakeNetwork();
  let version = 1;
  network.answer('/auth/tasks/edit', () => ({
    httpStatus: 200,
    text: JSON.stringify({ status: 1, data: { ...task, Status: statuses[version - 1], Version: (version += 1) } }),
  }));
  const { store } = renderConnected(<Board />);
  const edit = (): Promise<unknown> =>
    act(() => store.dispatch(api.endpoints.editTask.initiate({ id: 't', Status: 'CLOSE' })));
  const forget = (readAt: number): void => act(() => moves.forgetMoves(closed, readAt));
  act(() => moves.keepMoved([task]));
  await edit();
  return { edit, forget, readAt: () => selectTaskReadAt(store.getState(), 't'), kept: () => store.getState().tables };
}
/** Answers are announced to components a moment later. */
const findShown = (text: string): Promise<HTMLElement> => screen.findByText(text);

describe('A card that has left its column', () => {
  it('stays in its new one until the list of that was asked for after the move was answered', async () => {
    const { forget, readAt } = await openBoard('CLOSE');
    await findShown('1 moved');
    // Asked for before the move was answered, and answered after it.
    forget(readAt() - 1);
    await findShown('1 moved');
    forget(readAt());
    await findShown('0 moved');
  });

  it('is not kept when a colleague moves it to a status without a column', async () => {
    const { edit, forget, kept } = await openBoard('CLOSE', 'ON HOLD');
    expect(kept()).toEqual({ moves: [task] });
    await edit();
    forget(0);
    expect(kept()).toEqual({ moves: [] });
  });
});
