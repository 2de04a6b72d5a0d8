/** Names and address survive a reload, and go along from one of the forms to the other. */
export const accountDraft = 'draft:account';
