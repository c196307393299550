/** The pieces of an e-mail address between which a line may end: before the @ and before each dot. */
export const emailPieces = (email: string): string[] => email.split(/(?=[@.])/)
