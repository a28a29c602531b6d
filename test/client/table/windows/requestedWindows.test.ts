import fc from 'fast-check';
import { getWindows, withRequest, type RequestedWindows } from '../../../../src/client/table/windows/requestedWindows';

const listKey = 'open tasks';
const none: RequestedWindows = { listKey, windows: [] };
const getOffsets = ({ windows }: RequestedWindows): readonly number[] => windows.map(({ offset }) => offset);

describe('The windows that a table requests', () => {
  it('cover the span that is needed, in steps of a hundred rows', () => {
    expect(getWindows({ offset: 250, limit: 100 })).toEqual([{ offset: 200 }, { offset: 300 }]);
    expect(getWindows({ offset: 0, limit: 100 }, 'CLOSE')).toEqual([{ group: 'CLOSE', offset: 0 }]);
    expect(getWindows({ offset: 300, limit: 0 })).toEqual([]);
  });

  it('start again when the list has other filters', () => {
    const requested = withRequest(none, listKey, [{ offset: 100 }]);
    expect(withRequest(requested, 'closed tasks', [{ offset: 200 }])).toEqual({
      listKey: 'closed tasks',
      windows: [{ offset: 200 }],
    });
  });

  it('separate the groups of a list', () => {
    const requested = withRequest(none, listKey, [{ group: 'OPEN', offset: 0 }]);
    expect(withRequest(requested, listKey, [{ group: 'CLOSE', offset: 0 }]).windows).toHaveLength(2);
  });

  it('are the six requested last, each once; the window needed last is always among them', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: 0, max: 12 }).map((index) => index * 100),
          { minLength: 1 },
        ),
        (offsets) => {
          const requested = offsets.reduce((current, offset) => withRequest(current, listKey, [{ offset }]), none);
          const newestFirst = [...new Set(offsets.toReversed())];
          expect(getOffsets(requested)).toEqual(newestFirst.slice(0, 6).toReversed());
        },
      ),
    );
  });
});
