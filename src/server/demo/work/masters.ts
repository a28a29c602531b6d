/** Choices for projects; no name holds a comma, because the contract joins them with commas. */
export const techStackNames = ['TypeScript', 'React', 'Node', 'PostgreSQL', 'Kotlin', 'Swift', 'Flutter', 'Java', 'Spring Boot', 'Python', 'Django', 'PHP', 'Laravel', 'AWS'] as const;
export const requirementNames = [
  'Web portal',
  'Mobile app',
  'Admin panel',
  'Payment gateway',
  'Push notifications',
  'Reports',
  'Single sign-on',
  'Multi-language',
  'Offline mode',
  'Data migration',
  'SEO',
  'E-mail templates',
  'Accessibility',
  'API for partners',
] as const;
