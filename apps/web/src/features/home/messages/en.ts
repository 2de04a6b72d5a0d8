export const home = {
  title: 'Home',
  welcome: 'Welcome, {{name}}',
  welcomeUnnamed: 'Welcome',
  lead: 'Where the petition stands, what is new, and what others have lost.',
  petitionAll: 'View the petition',
} as const;
