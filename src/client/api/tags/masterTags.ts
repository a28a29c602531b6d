import { ownChangeTags } from '../changeTable';
import { tag } from '../tagTypes';

/** Master data hardly ever changes. */
export const masterSeconds = 600;

/** Tags of the calls about master data and holidays, for `cacheTags.ts`. */
export const masterTags = {
  getPosition: { keepUnusedDataFor: masterSeconds },
  listTechStacks: { providesTags: [tag('Master', 'techStacks')], keepUnusedDataFor: masterSeconds },
  listRequirements: { providesTags: [tag('Master', 'requirements')], keepUnusedDataFor: masterSeconds },
  listTechStackMaster: { providesTags: [tag('Master', 'techStacks')] },
  saveTechStack: { invalidatesTags: ownChangeTags('master') },
  deleteTechStack: { invalidatesTags: ownChangeTags('master') },
  listRequirementMaster: { providesTags: [tag('Master', 'requirements')] },
  saveRequirement: { invalidatesTags: ownChangeTags('master') },
  deleteRequirement: { invalidatesTags: ownChangeTags('master') },
  listLocations: { providesTags: [tag('Master', 'locations')], keepUnusedDataFor: masterSeconds },
  saveLocation: { invalidatesTags: ownChangeTags('master') },
  deleteLocation: { invalidatesTags: ownChangeTags('master') },
  listVerticals: { providesTags: [tag('Master', 'verticals')], keepUnusedDataFor: masterSeconds },
  saveVertical: { invalidatesTags: ownChangeTags('master') },
  deleteVertical: { invalidatesTags: ownChangeTags('master') },
  listPositions: { providesTags: [tag('Master', 'positions')], keepUnusedDataFor: masterSeconds },
  savePosition: {
    invalidatesTags: [...ownChangeTags('master'), tag('Employees', 'all')],
  },
  deletePosition: { invalidatesTags: ownChangeTags('master') },
  // Positions show the name of their department.
  listDepartments: { providesTags: [tag('Master', 'departments')], keepUnusedDataFor: masterSeconds },
  saveDepartment: { invalidatesTags: ownChangeTags('master') },
  deleteDepartment: { invalidatesTags: ownChangeTags('master') },
  listTicketDepartments: { providesTags: [tag('Master', 'ticketDepartments')], keepUnusedDataFor: masterSeconds },
  saveTicketDepartment: { invalidatesTags: ownChangeTags('master') },
  deleteTicketDepartment: { invalidatesTags: ownChangeTags('master') },
  listHolidays: { providesTags: [tag('Master', 'holidays')], keepUnusedDataFor: masterSeconds },
  saveHoliday: { invalidatesTags: ownChangeTags('holiday') },
  deleteHoliday: { invalidatesTags: ownChangeTags('holiday') },
  getNextHoliday: { providesTags: [tag('Master', 'holidays'), tag('Profile', 'own')] },
  copyHolidays: { invalidatesTags: ownChangeTags('holiday') },
  listMasterUses: { keepUnusedDataFor: 0 },
} as const;
