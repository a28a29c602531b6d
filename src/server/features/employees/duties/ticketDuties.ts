import { notificationLinks } from '../../../../domain/notifications/notificationLinks';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { suggestedSuccessor } from '../../../../domain/employees/duties';
import { counted } from '../../../../domain/wording/counted';
import { notifyAll } from '../../../notifications/notify';
import { notifyTicketHandlers } from '../../../notifications/notifyTicketHandlers';
import type { Duty, DutySource } from './duty';
import {
  countOpenTickets,
  departmentsHandled,
  otherHandlers,
  handlersForTickets,
  visibleOpenTickets,
} from './ticketDutiesReadModel';
import { moveHandlers, moveTickets } from './ticketDutiesRepository';
import { ticketPath } from '../../../../domain/tickets/ticketPath';

/** Ticket departments that the employee handles, for employees who do not handle them yet. */
export const handlerDuties: DutySource = {
  list: async ({ database, leaving, people }) => {
    const [departments, others] = await Promise.all([
      departmentsHandled(database, leaving.id),
      otherHandlers(database, leaving.id),
    ]);
    const handlers = groupedBy(others, ({ department_id }) => department_id);
    const duties = departments.map(({ id, name }): Duty => {
      const known = new Set((handlers.get(id) ?? []).map((handler) => handler.id));
      const candidateIds = people.filter((person) => !known.has(person.id)).map((person) => person.id);
      return {
        kind: 'ticket-handler',
        subjectId: id,
        subject: name,
        items: [{ id, text: name, path: null }],
        candidateIds,
        // No successor is needed where others handle the tickets as well.
        suggestedId: known.size > 0 ? null : suggestedSuccessor(candidateIds, [leaving.team_leader_id]),
      };
    });
    return { duties, hidden: 0 };
  },
  handOver: async ({ caller, database, leaving, now }, grants) => {
    await moveHandlers(
      database,
      leaving.id,
      grants.map(({ duty, successor }) => ({ ticket_department_id: duty.subjectId, employee_id: successor.id })),
    );
    await notifyTicketHandlers(
      { caller, database, now },
      grants.map(({ duty, successor }) => ({ handlerIds: [successor.id], department: duty.subject })),
    );
  },
};

/** Open tickets of each department, for another handler of it. */
export const ticketDuties: DutySource = {
  list: async ({ caller, database, leaving }) => {
    const [tickets, total, candidates] = await Promise.all([
      visibleOpenTickets(database, caller, leaving.id),
      countOpenTickets(database, leaving.id),
      handlersForTickets(database, caller, leaving.id),
    ]);
    const byDepartment = groupedBy(tickets, (ticket) => ticket.department_id);
    const handlers = groupedBy(candidates, ({ department_id }) => department_id);
    const duties = [...byDepartment].flatMap(([departmentId, own]): Duty[] => {
      const [first] = own;
      if (first === undefined) return [];
      const candidateIds = (handlers.get(departmentId) ?? []).map(({ id }) => id);
      return [
        {
          kind: 'tickets',
          subjectId: departmentId,
          subject: first.department_name,
          items: own.map(({ id, key, title }) => ({ id, text: `${key} ${title}`, path: ticketPath(id) })),
          candidateIds,
          suggestedId: suggestedSuccessor(candidateIds, [leaving.team_leader_id]),
        },
      ];
    });
    return { duties, hidden: total - tickets.length };
  },
  handOver: async ({ caller, database, leaving, now }, grants) => {
    await moveTickets(
      database,
      leaving,
      grants.flatMap(({ duty, successor }) => duty.items.map(({ id }) => ({ id, to: successor }))),
      caller.employeeId,
      now,
    );
    await notifyAll(
      database,
      grants.map(({ duty, successor }) => ({
        recipientIds: [successor.id],
        actorId: caller.employeeId,
        kind: 'ticket',
        text: `${caller.fullName} handed ${counted(duty.items.length, 'ticket')} of ${leaving.full_name} in ${duty.subject} over to you`,
        path:
          duty.items.length === 1 && duty.items[0]
            ? notificationLinks.ticket.record.ticket(duty.items[0].id)
            : notificationLinks.ticket.several.tickets(),
        happenedAt: now,
      })),
    );
  },
};
