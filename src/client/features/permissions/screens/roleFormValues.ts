import { needLabel } from '../../../../domain/permissions/flagTexts';
import { permissionFlags, type PermissionFlag } from '../../../../domain/permissions/permissionCatalogue';
import { rolesFlag } from '../../../../domain/permissions/roleRules';
import type { Role } from '../../../api/api';
import type { ConflictField } from '../../../ui/dialogs/conflict';
import type { CompetingSides, Comparison } from '../../../widgets/competing-edit/comparedFields';

export interface RoleFormValues {
  Role: string;
  Description: string;
  Second_factor_required: boolean;
  Granted: PermissionFlag[];
}

/** The form values of a role; without a role, those of a new one. */
export const roleFormValues = (role: Role | undefined): RoleFormValues => ({
  Role: role?.Role ?? '',
  Description: role?.Description ?? '',
  Second_factor_required: role?.Second_factor_required ?? false,
  Granted: [...(role?.Granted ?? [])],
});

/** A copy of a role, without holders and with a new name. */
export const duplicateValues = (role: Role): RoleFormValues => ({
  ...roleFormValues(role),
  Role: `${role.Role} (copy)`.slice(0, 100),
});

/** Number of people who can change roles through another role than this one. */
export const countAdministratorsElsewhere = (roles: readonly Role[], roleId: string | undefined): number =>
  roles
    .filter((role) => role._id !== roleId && role.Granted.includes(rolesFlag))
    .reduce((sum, role) => sum + role.Active_holders, 0);

const grantedText = (values: RoleFormValues, flag: PermissionFlag): string =>
  values.Granted.includes(flag) ? 'granted' : 'not granted';

const demandText = (values: RoleFormValues): string => (values.Second_factor_required ? 'required' : 'not required');

const rolesSideBySide = ({ base, mine, theirs }: CompetingSides<RoleFormValues>): ConflictField[] => [
  { key: 'Role', label: 'Role', base: base.Role, mine: mine.Role, theirs: theirs.Role },
  {
    key: 'Description',
    label: 'Description',
    base: base.Description,
    mine: mine.Description,
    theirs: theirs.Description,
  },
  {
    key: 'Second_factor_required',
    label: 'Second factor',
    base: demandText(base),
    mine: demandText(mine),
    theirs: demandText(theirs),
  },
  ...permissionFlags.map((flag) => ({
    key: flag,
    label: needLabel(flag),
    base: grantedText(base, flag),
    mine: grantedText(mine, flag),
    theirs: grantedText(theirs, flag),
  })),
];

/** The two versions of a role side by side, by field and flag. */
export const comparedRole: Comparison<RoleFormValues> = {
  compare: rolesSideBySide,
  settle: (sides, choices) => {
    const fields = rolesSideBySide(sides);
    const valueOf = (key: string): string => {
      const field = fields.find((candidate) => candidate.key === key);
      return field === undefined ? '' : choices[key] === 'theirs' ? field.theirs : field.mine;
    };
    return {
      Role: valueOf('Role'),
      Description: valueOf('Description'),
      Second_factor_required: valueOf('Second_factor_required') === 'required',
      Granted: permissionFlags.filter((flag) => valueOf(flag) === 'granted'),
    };
  },
};
