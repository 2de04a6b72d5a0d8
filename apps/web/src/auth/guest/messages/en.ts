export const guests = {
  name: 'Guest User',
  hint: 'A guest’s contributions are kept, and join the account at sign-in.',
} as const;
