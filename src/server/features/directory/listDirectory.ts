import { workDateIn } from '../../../domain/attendance/workDate';
import { presenceToday } from '../../../domain/employees/presenceToday';
import { linkToFile } from '../../attachments/attachmentWire';
import type { Handler } from '../../operations/call';
import { presenceOn } from '../../presence/presenceReadModel';
import { runningWork } from '../../presence/runningTimersReadModel';
import { directoryPeople } from './directoryReadModel';

/** Active employees by name with their presence (C-21). Their running task is named only if visible to the caller. */
export const listDirectory: Handler<'listDirectory'> = async (call) => {
  const { database, caller, now, services } = call;
  const timeZone = services.companyTimeZone;
  const [people, presence, running] = await Promise.all([
    directoryPeople(database),
    presenceOn(database, { day: workDateIn(timeZone, now), timeZone }),
    runningWork(database, caller),
  ]);
  return people.map((person) => {
    const marks = presence.get(person.id);
    const work = running.get(person.id);
    return {
      _id: person.id,
      Name: person.full_name,
      Employee_code: person.code,
      Profile_pic: linkToFile(
        person.photo_id === null || person.photo_name === null
          ? null
          : { id: person.photo_id, name: person.photo_name },
        call,
      ),
      Position: person.position_name,
      Department: person.department_name,
      Location: person.location_name,
      Vertical: person.vertical_name,
      Email: person.email,
      Mobile: person.mobile,
      Shift_type: person.shift_type,
      State: marks === undefined ? 'Absent' : presenceToday(marks),
      Is_working: work !== undefined,
      Task: work?.task ?? null,
    };
  });
};
