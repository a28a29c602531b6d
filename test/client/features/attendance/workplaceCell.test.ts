import { workplaceCell } from '../../../../src/client/features/attendance/workplaceCell';

test('a location says since when it applies, when it is not that of the whole month', () => {
  expect(workplaceCell('Goa', null)).toEqual({ text: 'Goa' });
  expect(workplaceCell('Goa', '2026-02-20')).toEqual({
    text: 'Goa',
    title: 'Goa\nLocation and shift since 20/02/2026',
  });
  expect(workplaceCell(null, null)).toEqual({ text: '' });
});
