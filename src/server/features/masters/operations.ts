import type { Handlers } from '../../operations/call';
import { deleteDepartment, getDepartment, listDepartments, saveDepartment } from './departments';
import { copyHolidays, deleteHoliday, getHoliday, listHolidays, saveHoliday } from './holidays';
import { listMasterUses } from './listMasterUses';
import { deleteLocation, getLocation, listLocations, saveLocation } from './locations';
import { deletePosition, getPositionEntry, listPositions, savePosition } from './positions';
import {
  deleteTicketDepartment,
  getTicketDepartment,
  listTicketDepartments,
  saveTicketDepartment,
} from './ticketDepartments';
import { deleteVertical, getVertical, listVerticals, saveVertical } from './verticals';
import { requirements, techStacks } from './namedMaster';

export const mastersOperations = {
  deleteDepartment,
  getDepartment,
  listDepartments,
  saveDepartment,
  copyHolidays,
  deleteHoliday,
  getHoliday,
  listHolidays,
  saveHoliday,
  listMasterUses,
  deleteLocation,
  getLocation,
  listLocations,
  saveLocation,
  deletePosition,
  getPositionEntry,
  listPositions,
  savePosition,
  deleteRequirement: requirements.remove,
  getRequirement: requirements.get,
  listRequirementMaster: requirements.list,
  saveRequirement: requirements.save,
  deleteTechStack: techStacks.remove,
  getTechStack: techStacks.get,
  listTechStackMaster: techStacks.list,
  saveTechStack: techStacks.save,
  deleteTicketDepartment,
  getTicketDepartment,
  listTicketDepartments,
  saveTicketDepartment,
  deleteVertical,
  getVertical,
  listVerticals,
  saveVertical,
} satisfies Partial<Handlers>;
