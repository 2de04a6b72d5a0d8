/** End of the members' addresses; reserved by RFC 2606, so that nobody has one there. */
export const addressEnd = '@demonstration.example';

export const moderatorAddress = `moderator${addressEnd}`;
