import { alignedWindow } from '../../../../src/client/table/windows/tableSource';

describe('Asking the server for rows', () => {
  it('asks in spans of a hundred, so that small scrolls ask for the same span', () => {
    expect(alignedWindow(130, 40, 10_000)).toEqual({ offset: 100, limit: 100 });
    expect(alignedWindow(190, 40, 10_000)).toEqual({ offset: 100, limit: 200 });
  });

  it('asks for nothing beyond the last row', () => {
    expect(alignedWindow(9_950, 60, 9_970)).toEqual({ offset: 9_900, limit: 70 });
    expect(alignedWindow(0, 0, 0)).toEqual({ offset: 0, limit: 0 });
  });
});
