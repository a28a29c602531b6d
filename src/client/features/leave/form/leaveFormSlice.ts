import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDay } from '../../../../domain/calendar/isDay';
import type { DayHalf, LeaveStatus, LeaveType } from '../../../../domain/leave/leaveChoices';
import { api } from '../../../api/api';

/** '' is no choice yet; a day may be incomplete. */
export interface LeaveFormValues {
  readonly Employee_ID: string;
  readonly Leave_type: LeaveType | '';
  readonly StartDate: string;
  readonly EndDate: string;
  readonly Leave_half_from: DayHalf;
  readonly Leave_half_to: DayHalf;
  readonly Emergency_leave: boolean;
  readonly Reason: string;
  readonly Notified_Employee: readonly string[];
  readonly Status: Exclude<LeaveStatus, 'Cancelled'> | '';
}

/** 'admin' files for another employee, with a status (PERM-015). */
export type LeaveFormMode = 'own' | 'admin';

export interface LeaveFormState {
  mode: LeaveFormMode | null;
  /** The day for which it was opened; '' without one. */
  day: string;
  values: LeaveFormValues;
}

export const emptyLeaveForm: LeaveFormValues = {
  Employee_ID: '',
  Leave_type: '',
  StartDate: '',
  EndDate: '',
  Leave_half_from: 'First Half',
  Leave_half_to: 'Second Half',
  Emergency_leave: false,
  Reason: '',
  Notified_Employee: [],
  Status: '',
};

/** Both days are the one for which the form was opened. */
export const emptyFormFor = (day: string): LeaveFormValues => ({ ...emptyLeaveForm, StartDate: day, EndDate: day });

const closedForm: LeaveFormState = { mode: null, day: '', values: emptyLeaveForm };

/** A single day cannot run from its second half to its first: the half that was not changed is adapted. */
function possibleHalves(values: LeaveFormValues, isEndTouched: boolean): LeaveFormValues {
  const isImpossible =
    values.StartDate !== '' &&
    values.StartDate === values.EndDate &&
    values.Leave_half_from === 'Second Half' &&
    values.Leave_half_to === 'First Half';
  if (!isImpossible) return values;
  return isEndTouched ? { ...values, Leave_half_from: 'First Half' } : { ...values, Leave_half_to: 'Second Half' };
}

const slice = createSlice({
  name: 'leaveForm',
  initialState: closedForm,
  reducers: {
    /**
     * The form opens empty, or with the draft of the same form that Back has kept; for a day, its days are that one.
     */
    opened: (state, { payload: { mode, day = '' } }: PayloadAction<{ mode: LeaveFormMode; day?: string }>) => {
      if (state.mode === mode && day === '') return state;
      const kept = state.mode === mode ? state.values : emptyLeaveForm;
      return { mode, day, values: day === '' ? kept : { ...kept, StartDate: day, EndDate: day } };
    },
    /** Closed by the user: the draft is discarded. */
    closed: () => closedForm,
    employeePicked: (state, { payload }: PayloadAction<string>) => {
      state.values = { ...state.values, Employee_ID: payload };
    },
    typePicked: (state, { payload }: PayloadAction<LeaveType | ''>) => {
      state.values = { ...state.values, Leave_type: payload };
    },
    /** The last day follows a first day that has passed it. */
    rangePicked: (state, { payload }: PayloadAction<{ from: string; to: string }>): LeaveFormState => {
      const isStartMoved = payload.from !== state.values.StartDate && isDay(payload.from);
      const to = isStartMoved && (payload.to === '' || payload.to < payload.from) ? payload.from : payload.to;
      return { ...state, values: possibleHalves({ ...state.values, StartDate: payload.from, EndDate: to }, false) };
    },
    halvesPicked: (state, { payload }: PayloadAction<{ from: DayHalf; to: DayHalf }>): LeaveFormState => {
      const isEndTouched = payload.to !== state.values.Leave_half_to;
      return {
        ...state,
        values: possibleHalves(
          { ...state.values, Leave_half_from: payload.from, Leave_half_to: payload.to },
          isEndTouched,
        ),
      };
    },
    emergencyMarked: (state, { payload }: PayloadAction<boolean>) => {
      state.values = { ...state.values, Emergency_leave: payload };
    },
    reasonWritten: (state, { payload }: PayloadAction<string>) => {
      state.values = { ...state.values, Reason: payload };
    },
    notifiedPicked: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.values = { ...state.values, Notified_Employee: [...payload] };
    },
    statusPicked: (state, { payload }: PayloadAction<LeaveFormValues['Status']>) => {
      state.values = { ...state.values, Status: payload };
    },
  },
  extraReducers: (builder) => {
    // A filed leave is no longer a draft; after a rejection everything stays.
    builder.addMatcher(api.endpoints.applyForLeave.matchFulfilled, () => closedForm);
  },
});

export const { opened, closed } = slice.actions;
export const leaveFormReducer = slice.reducer;

const {
  employeePicked,
  typePicked,
  rangePicked,
  halvesPicked,
  emergencyMarked,
  reasonWritten,
  notifiedPicked,
  statusPicked,
} = slice.actions;

/** The events between two sets of values. */
export function leaveFormEvents(before: LeaveFormValues, after: LeaveFormValues) {
  const isChanged = (...names: readonly (keyof LeaveFormValues)[]): boolean =>
    names.some((name) => before[name] !== after[name]);
  return [
    ...(isChanged('Employee_ID') ? [employeePicked(after.Employee_ID)] : []),
    ...(isChanged('Leave_type') ? [typePicked(after.Leave_type)] : []),
    ...(isChanged('StartDate', 'EndDate') ? [rangePicked({ from: after.StartDate, to: after.EndDate })] : []),
    ...(isChanged('Leave_half_from', 'Leave_half_to')
      ? [halvesPicked({ from: after.Leave_half_from, to: after.Leave_half_to })]
      : []),
    ...(isChanged('Emergency_leave') ? [emergencyMarked(after.Emergency_leave)] : []),
    ...(isChanged('Reason') ? [reasonWritten(after.Reason)] : []),
    ...(isChanged('Notified_Employee') ? [notifiedPicked(after.Notified_Employee)] : []),
    ...(isChanged('Status') ? [statusPicked(after.Status)] : []),
  ];
}

export interface WithLeaveForm {
  readonly leaveForm: LeaveFormState;
}
export const selectLeaveFormDay = (state: WithLeaveForm): string => state.leaveForm.day;
export const selectLeaveFormValues = (state: WithLeaveForm): LeaveFormValues => state.leaveForm.values;
