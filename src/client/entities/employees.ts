import { personName } from '../../domain/wording/personName';
import { createEntityAdapter, createSlice, isAnyOf, type EntityState } from '@reduxjs/toolkit';
import { compareTexts } from '../../domain/sorting/listOrder';
import { api, type Employee, type EmployeeMatch } from '../api/api';

/** The type-ahead answers with names only. */
export type KnownEmployee = EmployeeMatch & Partial<Employee>;

const adapter = createEntityAdapter<KnownEmployee, string>({
  selectId: (employee) => employee._id,
  sortComparer: (a, b) => compareTexts(personName(a), personName(b)),
});
type EmployeesState = EntityState<KnownEmployee, string>;

const { listEmployees, listEmployeesByFilter, searchEmployees } = api.endpoints;

const slice = createSlice({
  name: 'entities/employees',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(
        isAnyOf(listEmployees.matchFulfilled, listEmployeesByFilter.matchFulfilled),
        (state, { payload }) => void adapter.upsertMany(state, payload),
      )
      .addMatcher(searchEmployees.matchFulfilled, (state, { payload }) => void adapter.upsertMany(state, payload));
  },
});

export const employeesReducer = slice.reducer;

interface WithEmployees {
  readonly entities: { readonly employees: EmployeesState };
}
const selectors = adapter.getSelectors((state: WithEmployees) => state.entities.employees);

export const selectEmployeeById = selectors.selectById;
