export const leaveReasons = {
  'Casual Leave': [
    'Family wedding out of town',
    'Moving to a new flat',
    'Appointment at the passport office',
    'Visit of my parents',
    'School start of my daughter',
    'Short trip with friends',
    'Handing over the old flat',
    'Repair work at home, I have to be there',
    'Long weekend with the family',
    'Driving test',
  ],
  'Sick Leave': [
    'Fever and cold',
    'Dental surgery',
    'Migraine',
    'Stomach flu',
    'Doctor has ordered rest',
    'Back pain, physiotherapy appointment',
    'Eye examination',
    'Sprained ankle',
  ],
} as const;

export const emergencyReasons = [
  'Water damage at home',
  'My son is ill and cannot go to school',
  'Emergency in the family',
  'Car accident on the way, no injuries',
  'Sudden high fever',
] as const;

export const decisionComments = {
  Approved: [null, null, null, 'Enjoy the days off', 'Fine, please hand over your open tasks', 'Approved'],
  'Conditional Approved': [
    'Approved if the sprint is closed before',
    'Please stay reachable by phone on the first day',
    'Approved on condition that the release is handed over',
  ],
  Unapproved: ['Taken without notice, counted as unpaid', 'Not announced in time'],
  Rejected: [
    'Two colleagues are out already in that week',
    'The release is planned for that week',
    'Please choose days after the client visit',
  ],
  Cancelled: [null],
  Pending: [null],
} as const;
