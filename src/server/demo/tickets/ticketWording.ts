export interface TicketSubject {
  readonly title: string;
  readonly type: 'Story' | 'Task' | 'Bug';
  readonly description: string;
  readonly reply: string;
  readonly note: string | null;
}

export interface TicketDepartmentOutline {
  readonly name: string;
  readonly prefix: string;
  readonly responseHours: number;
  readonly subjects: readonly TicketSubject[];
}

/** Departments of the help-desk with typical tickets. */
export const ticketDepartmentOutlines: readonly TicketDepartmentOutline[] = [
  {
    name: 'IT Support',
    prefix: 'IT',
    responseHours: 4,
    subjects: [
      {
        title: 'Laptop does not wake up from sleep',
        type: 'Bug',
        description: 'Since the update of last week the screen stays black, I have to hold the power button.',
        reply: 'Please bring it to the IT room before lunch, the firmware needs an update.',
        note: 'Third one of this model this month.',
      },
      {
        title: 'Access to the staging server of my project',
        type: 'Task',
        description: 'I have joined the project this week and need the key for the staging server.',
        reply: 'Added. Sign in again to get the new group.',
        note: null,
      },
      {
        title: 'VPN breaks down every twenty minutes',
        type: 'Bug',
        description: 'From home only. The line itself is stable, calls go on.',
        reply: 'Please switch to the second profile, we are replacing the first gateway.',
        note: 'Gateway 1 runs out of memory, see the monitoring.',
      },
      {
        title: 'Second monitor for the desk in room 204',
        type: 'Story',
        description: 'I compare designs all day and would like to have a second one.',
        reply: 'Ordered, it takes about a week.',
        note: null,
      },
      {
        title: 'Printer on the second floor smears',
        type: 'Bug',
        description: 'Every page has a grey stripe on the left.',
        reply: 'The drum is worn out, a new one is coming tomorrow.',
        note: null,
      },
      {
        title: 'Licence for the prototyping tool',
        type: 'Task',
        description: 'The trial ends on Friday.',
        reply: 'Your licence is in the password safe.',
        note: 'Two licences left.',
      },
      {
        title: 'Mails with attachments over 10 MB are rejected',
        type: 'Bug',
        description: 'The client sends drawings that never arrive.',
        reply: 'Please use the exchange folder for such files, the link is in the wiki.',
        note: null,
      },
      {
        title: 'Test phones with the newest system',
        type: 'Story',
        description: 'We need two phones to test the app, one small and one large.',
        reply: 'One is free now, the other comes back next week.',
        note: null,
      },
    ],
  },
  {
    name: 'Facilities',
    prefix: 'FAC',
    responseHours: 8,
    subjects: [
      {
        title: 'Meeting room 3 is too cold',
        type: 'Bug',
        description: 'The air conditioning blows directly on the table.',
        reply: 'The technician comes on Thursday; until then the vents are closed.',
        note: null,
      },
      {
        title: 'Key card does not open the bicycle cellar',
        type: 'Bug',
        description: 'All other doors work.',
        reply: 'Your card is renewed, please pick it up at the reception.',
        note: 'Old series of cards, replace the others too.',
      },
      {
        title: 'Height-adjustable desk',
        type: 'Story',
        description: 'I have a note from my doctor.',
        reply: 'Will be put up on Monday morning before ten.',
        note: null,
      },
      {
        title: 'Parking space for a visitor on Wednesday',
        type: 'Task',
        description: 'Our client comes with two cars.',
        reply: 'Spaces 11 and 12 are reserved.',
        note: null,
      },
      {
        title: 'Coffee machine on the first floor leaks',
        type: 'Bug',
        description: 'There is water under the machine every morning.',
        reply: 'It is being repaired. Please use the one on the second floor.',
        note: null,
      },
      {
        title: 'More plants for the open office',
        type: 'Story',
        description: 'Six of us would take care of them.',
        reply: 'Nice idea. Please choose from the list in the attachment.',
        note: 'Budget is there until December.',
      },
    ],
  },
  {
    name: 'Payroll Questions',
    prefix: 'PAYQ',
    responseHours: 16,
    subjects: [
      {
        title: 'Overtime of last month is missing on the payslip',
        type: 'Bug',
        description: 'Two evenings were approved but do not appear.',
        reply: 'They were approved after the closing day and come with the next payslip.',
        note: 'Check the closing day with accounting.',
      },
      {
        title: 'New bank account',
        type: 'Task',
        description: 'Please use my new account from next month on. The form is signed.',
        reply: 'Changed, valid from the next payment.',
        note: null,
      },
      {
        title: 'Certificate of employment for a flat',
        type: 'Task',
        description: 'The landlord wants to see it until Friday.',
        reply: 'It lies ready for you at our desk.',
        note: null,
      },
      {
        title: 'Travel expenses of the client visit',
        type: 'Task',
        description: 'Train and one night, receipts are attached.',
        reply: 'Received, the money comes with the next payment.',
        note: null,
      },
      {
        title: 'Show the carried-over leave on the payslip',
        type: 'Story',
        description: 'Then we do not have to ask for it every month.',
        reply: 'We have asked the provider, the answer is expected in two weeks.',
        note: 'Provider wants a fee for it.',
      },
    ],
  },
];

export const raisersAnswers = [
  'Thank you, that was quick!',
  'It works again, thanks.',
  'Not yet, the same this morning.',
  'I have added a photo.',
  'Tomorrow at ten suits me.',
] as const;
