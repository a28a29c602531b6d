import { shallowEqual, useSelector } from 'react-redux';
import { useSearchEmployeesQuery, type EmployeeMatch } from '../../api/api';
import { selectEmployeeById, type WithRecords } from '../../entities/knownRecords';
import { useScreenState } from '../../screen-state/useScreenState';
import { useDebounced } from '../../ui/controls/useDebounced';
import type { Choice } from '../../ui/form/select/choice';
import { personName } from '../../../domain/wording/personName';

/** Pause in typing before the server is asked (CALL-045). */
const settleMs = 800;

export interface EmployeeSearch {
  /** The matches, and always the chosen people. */
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly search: (typed: string) => void;
}

const toChoice = (person: EmployeeMatch): Choice => ({
  value: person._id,
  label: personName(person),
  hint: person.Employee_code,
});

/**
 * People to choose from, by part of name or code, searched 800 ms after the last key.
 * @param name unique within the scope
 * @param pickedIds always among the choices
 * @param exceptId cannot be chosen
 */
export function useEmployeeSearch(name: string, pickedIds: readonly string[], exceptId?: string): EmployeeSearch {
  const [typed, search] = useScreenState('drafts', `${name}/search`, '');
  const asked = useDebounced(name, typed.trim(), settleMs);
  const { currentData: found = [], isFetching } = useSearchEmployeesQuery(asked, { skip: asked === '' });
  const picked = useSelector(
    (state: WithRecords) => pickedIds.map((id) => selectEmployeeById(state, id)),
    shallowEqual,
  );
  const others = found.filter((person) => person._id !== exceptId && !pickedIds.includes(person._id));
  return {
    choices: [...picked.filter((person) => person !== undefined), ...others].map(toChoice),
    isLoading: isFetching || typed.trim() !== asked,
    search,
  };
}
