import { isGrantedValue, isPermitted } from '../../../src/domain/permissions/isPermitted';
import { permissionFlags } from '../../../src/domain/permissions/permissionCatalogue';

describe('permission flags', () => {
  it.each([
    ['1', true],
    [1, true],
    ['0', false],
    [0, false],
    [true, false],
    ['true', false],
    [undefined, false],
    [null, false],
  ])('%p grants: %p', (value, expected) => {
    expect(isGrantedValue(value)).toBe(expected);
  });

  it('asks for one flag, for any of several, and for any of a group', () => {
    const granted = new Set(['Sprint_Project.Add', 'Project.Edit_Task']);
    expect(isPermitted(granted, [])).toBe(true);
    expect(isPermitted(granted, ['Project.Edit_Task'])).toBe(true);
    expect(isPermitted(granted, ['Project.Edit_Project'])).toBe(false);
    expect(isPermitted(granted, ['Project.Edit_Project', 'Project.Edit_Task'])).toBe(true);
    expect(isPermitted(granted, ['Sprint_Project.*'])).toBe(true);
    expect(isPermitted(granted, ['Milestone_Project.*'])).toBe(false);
  });

  it('does not take a group whose name begins alike for the group', () => {
    expect(isPermitted(new Set(['Report.Face_Report']), ['PM_Report.*'])).toBe(false);
    expect(isPermitted(new Set(['PM_Report.Dues']), ['Report.*'])).toBe(false);
  });

  it('names every flag once', () => {
    expect(new Set(permissionFlags).size).toBe(permissionFlags.length);
  });
});

test.each([
  [['Project.Edit_Task'], ['Project.Edit_Task'], true],
  [['Project.Edit_Tasks'], ['Project.Edit_Task'], false],
  [['Employee.View_Employee'], ['Employee.*'], true],
  [['Employees.View'], ['Employee.*'], false],
  [['Report.Face_Report'], ['Employee.*', 'Report.Face_Report'], true],
  [[], ['Employee.*'], false],
  [[], [], true],
])('with %j, the needs %j are met: %s', (granted, needs, expected) => {
  expect(isPermitted(new Set(granted), needs)).toBe(expected);
});
