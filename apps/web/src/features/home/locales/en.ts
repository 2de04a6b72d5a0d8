export const home = {
  title: 'Home',
  welcome: 'Welcome, {{name}}',
  welcomeUnnamed: 'Welcome',
  lead: 'Where the petition stands, what is new, and what others have lost.',
  petitionAll: 'View the petition',
  stories: {
    title: 'Recent stories',
    all: 'View all stories',
    empty: 'No user stories available.',
    emptyHint: 'Stories of players appear here as soon as they are published.',
    failed: 'Unable to load the stories',
    lost: '{{amount}} lost',
    deletedUser: 'deleted user',
  },
} as const;
