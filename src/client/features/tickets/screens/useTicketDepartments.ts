import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListTicketDepartmentsQuery, type TicketDepartment } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import type { Choice } from '../../../table/view/columnDefinition';

const none: readonly TicketDepartment[] = [];

export interface TicketDepartments {
  /** All, for filters. */
  readonly all: readonly Choice[];
  /** Those that accept tickets. */
  readonly open: readonly Choice[];
  readonly isLoading: boolean;
  /** The user handles the tickets of one of them. */
  readonly isHandler: boolean;
}

export function useTicketDepartments(): TicketDepartments {
  const { currentData: data = none, isLoading } = useListTicketDepartmentsQuery();
  const ownId = useSelector(selectUser)?._id;
  return useMemo(() => {
    const toChoices = (departments: readonly TicketDepartment[]): Choice[] =>
      departments.map((department) => ({ value: department._id, label: department.Ticket_department_name }));
    return {
      all: toChoices(data),
      open: toChoices(data.filter((department) => department.Status === 'Active')),
      isLoading,
      isHandler: data.some((department) => department.Handlers.some((handler) => handler._id === ownId)),
    };
  }, [data, isLoading, ownId]);
}
